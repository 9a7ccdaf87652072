import { Secret, TOTP } from 'otpauth';

/** As many random bytes as a secret takes: RFC 4226 recommends 160 bits. */
export const TOTP_SECRET_BYTES = 20;
/** Phones and servers differ by some seconds, and people type: the step before and the one after are taken, too. */
const STEPS_BESIDE = 1;

/** What authenticator apps take without asking: SHA-1, six digits, thirty seconds. */
const generator = (secret: Secret, account?: TotpAccount) =>
  new TOTP({ ...account, secret, algorithm: 'SHA1', digits: 6, period: 30 });

export interface TotpAccount {
  /** Whose account it is, as the app shows it above the code. */
  issuer: string;
  label: string;
}

/** A secret, as base32: the way it is typed into an app where no camera is at hand. */
export function totpSecret(randomBytes: Uint8Array): string {
  if (randomBytes.length !== TOTP_SECRET_BYTES) throw new Error('A secret has 160 random bits');
  return new Secret({ buffer: Uint8Array.from(randomBytes).buffer }).base32;
}

/** The `otpauth://` address that a QR code shows. */
export function totpAddress(secret: string, account: TotpAccount): string {
  return generator(Secret.fromBase32(secret), account).toString();
}

/**
 * The time step of a code that is right at this moment, or null. A code is good once: whoever accepts it keeps the step and
 * takes none that is not later, or somebody who looked over a shoulder could use it again.
 */
export function totpStep(secret: string, typed: string, now: Date): number | null {
  const totp = generator(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const beside = totp.validate({ token: typed.replace(/\s/g, ''), timestamp, window: STEPS_BESIDE });
  return beside === null ? null : totp.counter({ timestamp }) + beside;
}
