import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './attention-messages.ko.ts';

const en = {
  heading: 'Needs attention',
  /** Stands beside the English heading. */
  korean: '확인 필요',
  failed: 'We could not look for matters that need attention. We keep trying.',
  matters: (count: number) => `${count} ${count === 1 ? 'matter' : 'matters'}`,
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  hidden: (count: number) => `${count} more will show as these are dealt with.`,
  showBooking: 'Show booking',
  openLedger: 'Open ledger check',
  openUsers: 'Open accounts',
  visitor: 'The visitor',
  ourselves: 'Our own address',
  dismiss: 'Dealt with',
  dismissing: 'Noting...',
  dismissedTitle: 'Noted',
  dismissed: 'It no longer stands on the dashboard. The audit log keeps it.',
  dismissFailed: 'It could not be noted as dealt with.',
  calm: 'Nothing needs attention.',
  ledgerFine: (day: string) => `Ledger check of ${day}: everything agrees.`,
  ledgerDiffers: (day: string, count: number) =>
    `Ledger check of ${day}: ${count} ${count === 1 ? 'difference' : 'differences'}.`,
  ledgerNever: 'The ledger check has not run yet: it compares each day after its end.',
};
export type AttentionTexts = typeof en;

/** Every word about what needs somebody: the panel on the dashboard. Sentences of the single matters: matter-text.ts. */
export const attentionTexts: InEveryLanguage<AttentionTexts> = { en, ko };
