"""Commands for developers: pictures of all pages, exports, measurements."""
