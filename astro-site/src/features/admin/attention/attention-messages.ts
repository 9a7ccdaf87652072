/** Every word about what needs somebody: the panel on the dashboard. Sentences of the single matters: matter-text.ts. */
export const attentionTexts = {
  heading: 'Needs attention',
  korean: '확인 필요',
  failed: 'We could not look for matters that need attention. We keep trying.',
  matters: (count: number) => `${count} ${count === 1 ? 'matter' : 'matters'}`,
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
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
} as const;

/** The dialog that shows the comparisons of our ledger with the card provider's. */
export const ledgerTexts = {
  open: 'Ledger check',
  title: 'Ledger check',
  description:
    'Every night we compare what we have noted as charged and refunded on the day before with the card provider’s own list: each movement of money, in both directions.',
  loading: 'Loading reports...',
  failed: 'We could not load the reports. Please close this and try again.',
  none: 'No day has been compared yet. The first report comes the night after the first payment.',
  agrees: 'Everything agrees',
  differs: (count: number) => `${count} ${count === 1 ? 'difference' : 'differences'}`,
  checkedAt: (moment: string) => `Compared ${moment}`,
  matched: 'Movements that agree',
  captured: 'Charged, by the provider’s list',
  refunded: 'Refunded, by the provider’s list',
  learned: 'Taken over from the provider',
  learnedNote:
    'These were news to us, for example a cancellation in the provider’s console. The bookings show them by now.',
  earlier: 'Earlier days',
  ours: 'Ours',
  theirs: 'Provider',
  missing: 'not there',
  whatToDo: 'What to do',
  day: 'Day to compare',
  dayHint: 'Any day that is over. A new report takes the place of the old one.',
  run: 'Compare now',
  running: 'Comparing...',
  doneTitle: 'Compared',
  done: (day: string, count: number) =>
    count === 0
      ? `${day}: everything agrees.`
      : `${day}: ${count} ${count === 1 ? 'difference' : 'differences'}.`,
  runFailed: 'The day could not be compared.',
  order: (orderId: string) => `Order ${orderId}`,
} as const;
