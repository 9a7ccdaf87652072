import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { config } from '../../configuration/config.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const key = Buffer.from(hkdfSync('sha256', config.PAYLOAD_SECRET, '', 'second factor of the CMS', 32));

/** A copy of the database alone makes nobody's codes. `owner` is sealed in: a row is worth nothing in another's place. */
export function seal(secret: string, owner: number): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @returns null when it was sealed for somebody else, or under an earlier `PAYLOAD_SECRET`. */
export function unseal(sealed: string, owner: number): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, ivBytes);
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(tag);
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}
