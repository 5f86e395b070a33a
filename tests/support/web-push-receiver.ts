/**
 * The browser's half of Web Push, written from the standards and sharing no code with the server's library: what a device
 * decrypts (RFC 8188, RFC 8291), and what a push service checks before it takes a message (RFC 8292).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

export interface PushReceiver {
  p256dh: string;
  auth: string;
  /** Throws for what was not encrypted to this device. */
  decrypt(body: Uint8Array): string;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 5;
const TAG_BYTES = 16;

/** A new device, or one with keys that are known (base64url). */
export function createPushReceiver(known?: { privateKey: string; auth: string }): PushReceiver {
  const own = createECDH(CURVE);
  if (known) own.setPrivateKey(Buffer.from(known.privateKey, 'base64url'));
  else own.generateKeys();
  const auth = known ? Buffer.from(known.auth, 'base64url') : randomBytes(16);
  return {
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    decrypt(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, SALT_BYTES);
      if (bytes[HEADER_BYTES - 1] !== POINT_BYTES) throw new Error('The header names no key of P-256');
      const senders = bytes.subarray(HEADER_BYTES, HEADER_BYTES + POINT_BYTES);
      const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senders]);
      const material = hkdf(own.computeSecret(senders), auth, keyInfo, 32);
      const key = hkdf(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const record = bytes.subarray(HEADER_BYTES + POINT_BYTES, -TAG_BYTES);
      const padded = Buffer.concat([decipher.update(record), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
        throw new Error('The last record does not end as one');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

const hkdf = (material: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));

export interface SignedFor {
  aud: string;
  exp: number;
  sub: string;
}

/** The claims of an `Authorization` header. Throws if it is not signed by the key that it names. */
export function readVapid(authorization: string): { publicKey: string; claims: SignedFor } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('Signed by another key, or changed since');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (JSON.stringify(read(header)) !== '{"typ":"JWT","alg":"ES256"}') throw new Error('No ES256');
  return { publicKey, claims: read(payload) as SignedFor };
}
