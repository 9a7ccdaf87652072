import type { Bilingual } from '../../../components/ui/bilingual.ts';
import { knownReason } from '../known-reason.ts';
import { words } from '../words/words.ts';

const LONGEST_CODE = 40;

/**
 * The reason for a code: ours where we know it, else a general one. The address can be written by anybody, so its `message` is
 * never shown: a page of the cafe would say whatever a stranger likes.
 */
export const failReason = (code: string): Bilingual => knownReason(code) ?? words.unknownReason;

/** A code as it can be told to the cafe: letters, digits, `-` and `_`, cut short. Spaces go, so that it cannot be a sentence. */
export const shownCode = (code: string): string => code.replaceAll(/[^\w-]/g, '').slice(0, LONGEST_CODE);
