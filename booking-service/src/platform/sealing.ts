import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets so that a copy of the database alone opens nothing. */
export interface Sealing {
  /** `owner` is sealed in: a row is worth nothing in another's place. */
  seal(secret: string, owner: string): Buffer;
  /** Undefined when it was sealed for another owner, or with another key. */
  unseal(sealed: Buffer, owner: string): string | undefined;
}

export function createSealing(keySecret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', keySecret, '', 'secrets at rest', 32));
  return {
    seal(secret, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed, owner) {
      const tagEnd = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(IV_BYTES, tagEnd));
        return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
