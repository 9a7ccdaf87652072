import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Refusal } from '../problems/refusals.en.ts';
import { MIN_PASSWORD_LENGTH } from './password-rule.ts';

/**
 * Whoever needs fewer guesses than this has a list to go by. Six characters without any pattern need a million, so the
 * specified minimum stays usable.
 */
const FEWEST_GUESSES = 100_000;
/** Judging takes longer the longer a password is; what lies beyond makes no weak one strong. */
const JUDGED_CHARACTERS = 50;
/** Words that everybody tries who knows whose house it is. */
const houseWords = ['sinsa', 'record', 'recording', 'cafe', 'studio', 'admin', 'kpop', 'seoul', 'gangnam'];
const SHORTEST_NAME = 3;
/** What has to be left of a password without the names in it. */
const FEWEST_BESIDE_NAMES = 4;

type WeakPassword = 'common' | 'repeated' | 'in-order' | 'date' | 'named';

const kinds: Record<string, WeakPassword> = {
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'in-order',
  straightRow: 'in-order',
  keyPattern: 'in-order',
  dates: 'date',
  recentYears: 'date',
};

/**
 * Why a password may not be used for an account of staff; null when it may. There are
 * no rules of composition: length, and not being a guess that attackers make early. For servers only: the lists are large.
 *
 * @param names what belongs to the account, such as its username and e-mail address
 */
export function passwordRefusal(
  password: string,
  { minLength, names }: { minLength: number; names: readonly string[] },
): Refusal | null {
  if (password.length < minLength) return { code: 'password-too-short', params: { minimum: minLength } };
  const kind = weakness(password.normalize('NFKC').toLowerCase(), names);
  return kind && { code: `password-${kind}` };
}

function weakness(password: string, names: readonly string[]): WeakPassword | null {
  const piece = repeatedPiece(password);
  if (piece !== null) return piece.length < MIN_PASSWORD_LENGTH || isListed(piece) ? 'repeated' : null;
  return isListed(password) ?? (isNamed(password, names) ? 'named' : null);
}

/** Made when the first password is judged: reading the lists takes a moment. */
let judge: ZxcvbnFactory | undefined;

function isListed(password: string): WeakPassword | null {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARACTERS });
  const { guesses, feedback } = judge.check(password);
  return guesses < FEWEST_GUESSES ? (kinds[feedback.warning ?? ''] ?? 'common') : null;
}

/** The shortest piece that a password says at least twice over; the last time may be cut off. */
function repeatedPiece(password: string): string | null {
  for (let length = 1; length <= password.length / 2; length += 1) {
    if (password.startsWith(password.slice(length))) return password.slice(0, length);
  }
  return null;
}

function isNamed(password: string, names: readonly string[]): boolean {
  const words = [...houseWords, ...names.flatMap((name) => name.toLowerCase().split(/[\s@._+-]+/))]
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && rest.replace(/[\s\d\p{P}]/gu, '').length < FEWEST_BESIDE_NAMES;
}
