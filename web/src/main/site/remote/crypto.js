/* Locks and signatures as NaCl has them. Bytes come and go as the program has them: signed. */

import { libraries } from './libraries.js';

export const { nacl } = libraries;

export const unsigned = bytes => new Uint8Array(bytes);
const signed = bytes => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/* null as well for what hasn't the length of such a thing. */
function opened(open) {
  try {
    const text = open();
    return text ? signed(text) : null;
  } catch {
    return null;
  }
}

/* The order of the signatures' group, from its highest byte. */
const ORDER = [
  0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x14, 0xde, 0xf9, 0xde, 0xa2, 0xf7, 0x9c, 0xd6, 0x58, 0x12, 0x63, 0x1a, 0x5c, 0xf5, 0xd3, 0xed,
];

/* The library would take the half that is a number with the order added, too: anybody could make a second signature of the first (RFC 8032,
   5.1.7). */
function isReduced(signature) {
  const place = ORDER.findIndex((byte, i) => signature[63 - i] !== byte);
  return place >= 0 && signature[63 - place] < ORDER[place];
}

function isSigned(text, signature, openKey) {
  if (signature.length !== nacl.sign.signatureLength || openKey.length !== nacl.sign.publicKeyLength) return false;
  const bytes = unsigned(signature);
  return isReduced(bytes) && nacl.sign.detached.verify(unsigned(text), bytes, unsigned(openKey));
}

export const seal = {
  random: count => signed(nacl.randomBytes(count)),
  /* The seed and the open key. */
  signingKeys: seed => signed(nacl.sign.keyPair.fromSeed(unsigned(seed)).secretKey),
  /* The open key. */
  readingKey: secret => signed(nacl.box.keyPair.fromSecretKey(unsigned(secret)).publicKey),
  sign: (text, secret) => signed(nacl.sign.detached(unsigned(text), unsigned(secret))),
  isSigned,
  lock: (text, nonce, key) => signed(nacl.secretbox(unsigned(text), unsigned(nonce), unsigned(key))),
  unlock: (locked, nonce, key) => opened(() => nacl.secretbox.open(unsigned(locked), unsigned(nonce), unsigned(key))),
  lockFor: (openKey, text, nonce, secret) => signed(nacl.box(unsigned(text), unsigned(nonce), unsigned(openKey), unsigned(secret))),
  unlockFrom: (openKey, locked, nonce, secret) => opened(() => nacl.box.open(unsigned(locked), unsigned(nonce), unsigned(openKey), unsigned(secret))),
  hash: text => signed(nacl.hash(unsigned(text))),
};
