/** How many codes somebody gets at a time. */
const CODES = 10;
/** 24 characters of 5 bits each: 120 bits. From 112 on a plain hash of a code may be kept (ASVS 5.0, 6.5.2). */
const CHARACTERS = 24;
const GROUP = 4;
/** Crockford's base32 has no I, L, O and U; who types one of the first three means a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One random byte for each character. */
export const RECOVERY_CODE_BYTES = CODES * CHARACTERS;

/** Ten codes as they are shown, once: `7K3M-QX2A-…`. */
export function recoveryCodes(randomBytes: Uint8Array): string[] {
  if (randomBytes.length !== RECOVERY_CODE_BYTES) throw new Error('Each character takes a random byte');
  // 256 is a multiple of 32, so each character is as likely as any other.
  const characters = Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return chunks(characters, CHARACTERS).map((code) => chunks(code, GROUP).join('-'));
}

/** What was typed, as the code is hashed: without hyphens, spaces and letter case. Null when it cannot be a code. */
export function normalizedRecoveryCode(typed: string): string | null {
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === CHARACTERS && [...code].every((one) => alphabet.includes(one)) ? code : null;
}

const chunks = (text: string, length: number): string[] =>
  Array.from({ length: text.length / length }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
