import type { BlockKind } from 'shared/slots/blocked-time.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** Why a time is out of sale. */
export const blockKindNames: InEveryLanguage<Record<BlockKind, string>> = {
  en: { break: 'Break', repair: 'Repair', 'private-event': 'Private event', closed: 'Closed' },
  ko: { break: '휴식', repair: '수리', 'private-event': '대관', closed: '휴무' },
};
