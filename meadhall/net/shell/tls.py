"""Links that nobody can listen to, between peers who know each other's keys.

TLS in Python can trust a certificate only if it knew it before the handshake. So both ends first
send their certificates in the clear, each then trusts exactly the other's, and TLS 1.3 proves
that the other end holds its key. The certificate is for a throw-away key, made when the program
starts; an extension holds the identity's signature of it. So the identity's secret is in no file
but its own, and needs none of the machinery of certificates.

No certificate expires: on a table of friends, somebody's clock is always wrong.
"""

import asyncio
import ssl
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from meadhall.engines.phrases import Phrase, say
from meadhall.net.errors import NetError
from meadhall.net.identity import KEY_SIZE, SIGNATURE_SIZE, Identity, is_sound_key, verify
from meadhall.net.texts import LinkProblem

PURPOSE: Final = b"meadhall-tls-1\0"
OID: Final = x509.ObjectIdentifier("1.3.6.1.4.1.55555.6.1")
PRELUDE: Final = b"MEAD1"
CERTIFICATE_LIMIT: Final = 2048
HANDSHAKE_SECONDS: Final = 5.0
FOREVER: Final = (datetime(2000, 1, 1, tzinfo=UTC), datetime(9999, 1, 1, tzinfo=UTC))


class BadLink(NetError):
    """The other end is no peer of ours, or not who it should be, or did not answer."""


class Credentials:
    """What this program shows on every link, made again at each start."""

    def __init__(self, identity: Identity) -> None:
        secret = Ed25519PrivateKey.generate()
        spki = secret.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        proof = identity.public + identity.sign(PURPOSE + spki)
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "meadhall")])
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(secret.public_key())
            .serial_number(1)
            .not_valid_before(FOREVER[0])
            .not_valid_after(FOREVER[1])
            .add_extension(x509.UnrecognizedExtension(OID, proof), critical=False)
            .sign(secret, None)
        )
        self.public = identity.public
        self.certificate = certificate.public_bytes(Encoding.DER)
        self._pem = certificate.public_bytes(Encoding.PEM) + secret.private_bytes(
            Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
        )

    def context(self, other: bytes, is_server: bool) -> ssl.SSLContext:
        """A context that trusts exactly the other end's certificate."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER if is_server else ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_REQUIRED
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_verify_locations(cadata=ssl.DER_cert_to_PEM_cert(other))
        with TemporaryDirectory(prefix="meadhall-") as folder:
            file = Path(folder) / "link.pem"
            file.touch(mode=0o600)
            file.write_bytes(self._pem)
            context.load_cert_chain(file)
        return context


def owner_of(certificate: bytes) -> bytes:
    """The identity that signed for this certificate, or BadLink."""
    try:
        parsed = x509.load_der_x509_certificate(certificate)
        extension = parsed.extensions.get_extension_for_oid(OID).value
        spki = parsed.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    except Exception as error:  # a stranger wrote this, and the parser has errors of many classes
        raise BadLink(say(LinkProblem.NO_CERTIFICATE)) from error
    proof = extension.value if isinstance(extension, x509.UnrecognizedExtension) else b""
    key, signature = proof[:KEY_SIZE], proof[KEY_SIZE:]
    if len(signature) != SIGNATURE_SIZE or not is_sound_key(key):
        raise BadLink(say(LinkProblem.UNSIGNED))
    if not verify(key, PURPOSE + spki, signature):
        raise BadLink(say(LinkProblem.NOT_SIGNED_BY_OWNER))
    return key


async def secure(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    credentials: Credentials,
    is_server: bool,
) -> bytes:
    """Make a fresh connection a secure link; the key of the other end, or BadLink.

    Whatever goes wrong is a BadLink, and the connection is closed then: nobody can leave a socket
    open here, or end a program, by what they send.
    """
    plain = writer.transport
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            return await _secure(reader, writer, credentials, is_server)
    except BaseException as error:
        found: asyncio.WriteTransport | None = writer.transport
        is_lost = found is None  # as asyncio does where a link is lost as its handshake is done
        if is_lost:
            vars(writer)["_transport"] = plain  # else nobody could close the writer, nor drop it
        cut(writer)
        if isinstance(error, Exception) and not isinstance(error, BadLink):
            raise BadLink(say(LinkProblem.HUNG_UP) if is_lost else _why(error)) from error
        raise


def cut(writer: asyncio.StreamWriter) -> None:
    """Close a link at once, whatever has become of it."""
    with suppress(AttributeError):  # of Python 3.11.2, if the link has ended and was closed since
        writer.transport.abort()


def _why(error: Exception) -> Phrase:
    """What went wrong in a handshake."""
    if isinstance(error, TimeoutError):
        return say(LinkProblem.TOO_SLOW)
    if isinstance(error, ssl.SSLError):
        return say(LinkProblem.OTHER_KEY)
    if isinstance(error, OSError | EOFError):
        return say(LinkProblem.HUNG_UP)
    return say(LinkProblem.NONSENSE)


async def _secure(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    credentials: Credentials,
    is_server: bool,
) -> bytes:
    """The dialling end speaks first; the other answers and waits, so nothing is read too early."""
    if not is_server:
        _show(writer, credentials)
        await writer.drain()
    certificate = await _see(reader)
    owner = owner_of(certificate)
    if owner == credentials.public:
        raise BadLink(say(LinkProblem.OURSELVES))
    context = credentials.context(certificate, is_server)
    if is_server:
        _show(writer, credentials)
    await writer.start_tls(context, ssl_handshake_timeout=HANDSHAKE_SECONDS)
    link = writer.get_extra_info("ssl_object")
    if link is None or link.getpeercert(True) != certificate:
        raise BadLink(say(LinkProblem.OTHER_CERTIFICATE))
    return owner


def _show(writer: asyncio.StreamWriter, credentials: Credentials) -> None:
    certificate = credentials.certificate
    writer.write(PRELUDE + len(certificate).to_bytes(2, "big") + certificate)


async def _see(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readexactly(len(PRELUDE) + 2)
    size = int.from_bytes(head[len(PRELUDE) :], "big")
    if not head.startswith(PRELUDE) or size > CERTIFICATE_LIMIT:
        raise BadLink(say(LinkProblem.NO_PEER))
    return await reader.readexactly(size)
