import type { Bilingual } from '../../components/ui/bilingual.ts';
import { words } from './words/words.ts';

/** What we say about a code of the card provider, or undefined for one we do not know. */
export function knownReason(code: string): Bilingual | undefined {
  const reasons: Record<string, Bilingual> = words.reasons;
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
