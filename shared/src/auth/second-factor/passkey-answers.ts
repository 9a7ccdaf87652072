import * as z from 'zod/mini';

/** What a browser answers about a passkey (`@simplewebauthn/browser`), as far as servers read it. */

const LONGEST_ID = 1400;
/** Attestation and keys: the largest kinds of keys stay far below it. */
const LONGEST_PART = 16_384;

const base64url = (limit: number) =>
  z.string().check(z.minLength(1), z.maxLength(limit), z.regex(/^[\w-]+$/));
const part = base64url(LONGEST_PART);

const credential = {
  id: base64url(LONGEST_ID),
  rawId: base64url(LONGEST_ID),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  /** None are asked for, and none are read. */
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
};

/** How a browser reached the passkey; it is told again when the passkey is asked for. */
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

/** A new passkey. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(transports),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** A passkey that was used. */
export const usedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(base64url(LONGEST_ID)),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;
