import type { Challenge, Solution } from 'altcha-lib/types';

/** Which counters to try: every `step`th from `start`. */
export interface Share {
  challenge: Challenge;
  start: number;
  step: number;
}

const COUNTER_BYTES = 4;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Derives keys, each with the next counter, until one begins as the challenge asks. Our own rather than the library's, which checks
 * challenges and knows further ways to count: 1 KB less, and what the API asks for is one thing (shared/bookings/proof-of-work.ts).
 */
export async function findSolution({ challenge, start, step }: Share): Promise<Solution> {
  const { algorithm, cost, keyLength = 32, keyPrefix, nonce, salt } = challenge.parameters;
  const seed = bytesOf(nonce);
  const password = new Uint8Array(seed.length + COUNTER_BYTES);
  password.set(seed);
  const how = { name: 'PBKDF2', salt: bytesOf(salt), iterations: cost, hash: algorithm.split('/')[1] ?? '' };
  for (let counter = start; ; counter += step) {
    new DataView(password.buffer).setUint32(seed.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(how, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
