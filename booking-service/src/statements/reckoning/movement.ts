import type { StatementMethod } from 'shared/statements/statement.ts';
import type { GiftOrigin } from 'shared/reports/figures.ts';
import type { MoneyFacts } from '../../reports/counting/day-facts.ts';

/** `counter-kept`: what a statement has as given back was not given back after all. `cash-up`: a difference that was signed. */
export type MovementKind = 'online' | 'counter-taken' | 'counter-given-back' | 'counter-kept' | 'cash-up';

/** A movement as a statement has it. */
export type StatementLine = Pick<Movement, 'kind' | 'at' | 'method' | 'orderId' | 'won'>;

/** Something that stands in one statement, and in no other. */
export interface Movement {
  kind: MovementKind;
  /** Its name among those of its kind. */
  key: string;
  /** When it moved; of a difference, the beginning of its day in Seoul. */
  at: Date;
  method: StatementMethod;
  orderId: string | null;
  /** What there is more by it; negative: less. */
  won: number;
  /** What was sold for it; null of what is no sale. */
  sold: MoneyFacts | null;
  /** It was taken for a gift card, or is given back of that. */
  isForGiftCard: boolean;
  /** How the gift card came that paid, or that it went back onto; null for money. */
  giftOrigin: GiftOrigin | null;
}
