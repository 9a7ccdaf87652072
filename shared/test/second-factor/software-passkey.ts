import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, UsedPasskey } from '../../src/auth/second-factor/passkey-answers.ts';

interface Asked {
  challenge: string;
  /** Where the page stands that asks. */
  origin: string;
  /** False: nobody has shown a finger, a face or a PIN. */
  verified?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator in memory: it makes one passkey, and answers with it, as browsers do for pages. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const client = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticator({ origin, verified = true }: Asked, more: number, rest: Uint8Array = Buffer.of()) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | more;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, rest]);
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    create(asked: Asked): NewPasskey {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const withKey = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticator(asked, WITH_KEY, withKey)],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client('webauthn.create', asked)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    use(asked: Asked, { countOn = true } = {}): UsedPasskey {
      if (countOn) counter += 1;
      const clientData = client('webauthn.get', asked);
      const authenticatorData = authenticator(asked, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
