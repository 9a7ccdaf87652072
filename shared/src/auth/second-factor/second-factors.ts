import * as z from 'zod/mini';
import { isoInstant } from '../../time/iso.ts';
import { asLine, hasControlCharacters } from '../../bookings/booking-fields.ts';
import { newPasskeySchema } from './passkey-answers.ts';
import { refusalCode } from '../../problems/refusal.ts';

export const MAX_PASSKEY_NAME = 60;
/** More keys than anybody carries. */
export const MAX_PASSKEYS = 10;

const ownPasskeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: isoInstant,
  lastUsedAt: z.nullable(isoInstant),
});
export type OwnPasskey = z.infer<typeof ownPasskeySchema>;

/** `GET /api/auth/second-factor`: what guards one's own account beside the password. */
export const secondFactorsSchema = z.object({
  app: z.boolean(),
  passkeys: z.array(ownPasskeySchema),
  recoveryCodesLeft: z.int(),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/** `POST /api/auth/second-factor/app/setup`: what is put into an authenticator app. */
export const appSetupSchema = z.object({ secret: z.string(), address: z.string() });
export type AppSetup = z.infer<typeof appSetupSchema>;

/** `POST /api/auth/second-factor/app`: a code of the app, so that nobody locks themselves out with a secret mistyped. */
export const appCodeSchema = z.object({
  code: z.string({ error: refusalCode('factor-code') }).check(z.maxLength(20, refusalCode('factor-code'))),
});

/** `POST /api/auth/second-factor/passkeys/setup`: what a browser needs to make one (`PasskeyCreation`). */
export const passkeySetupSchema = z.looseObject({ challenge: z.string() });
export type PasskeySetup = z.infer<typeof passkeySetupSchema>;

export const passkeyNameSchema = z.object({
  name: z.string({ error: refusalCode('passkey-name') }).check(
    asLine,
    z.minLength(1, refusalCode('passkey-name')),
    z.maxLength(MAX_PASSKEY_NAME, refusalCode('passkey-name')),
    z.refine((name) => !hasControlCharacters(name), refusalCode('passkey-name')),
  ),
});

/** `POST /api/auth/second-factor/passkeys`. */
export const addedPasskeySchema = z.extend(passkeyNameSchema, { passkey: newPasskeySchema });
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;

/** Recovery codes are shown once: with the first factor, and whenever they are made anew. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export type ShownRecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `/api/admin/second-factor-rule`: whether everybody who may refund or edit the website needs a second factor. */
export const secondFactorRuleSchema = z.object({
  isRequired: z.boolean({ error: 'Please send isRequired as true or false' }),
});
export type SecondFactorRule = z.infer<typeof secondFactorRuleSchema>;
