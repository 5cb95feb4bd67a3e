"""Messages and signed envelopes: from bytes to values and back."""
