import type { Bilingual } from '../../../components/ui/bilingual.ts';
import { knownReason } from '../known-reason.ts';
import { words } from '../words/words.ts';

const LONGEST_FOREIGN_MESSAGE = 200;

/** What could end the quotation, or turn the text around it. */
const quotationMarks = /["“”„‟«»]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The reason for a code: ours where we know it, else the provider's message, else a general one. The message comes from an
 * address that anybody can write: it is only ever shown as quoted text, in one short line.
 */
export function failReason(code: string, message: string): Bilingual | { foreign: string } {
  const known = knownReason(code);
  if (known) return known;
  const line = message.replace(/\s+/g, ' ').replace(invisible, '').replace(quotationMarks, '’').trim();
  const foreign = Array.from(line).slice(0, LONGEST_FOREIGN_MESSAGE).join('');
  return foreign ? { foreign } : words.unknownReason;
}
