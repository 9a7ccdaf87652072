/** Why a time or a price is not sold, to visitors and at the counter. */
export const sales = {
  'too-late': ({ leadTimeMinutes }: { leadTimeMinutes: number }) =>
    `This time is too soon or already over: sessions are sold until ${leadTimeMinutes} minutes before they start. Please choose a later one.`,
  'closed-date': 'We are closed on that date. Please choose another one.',
  'beyond-horizon': ({ horizonDays }: { horizonDays: number }) =>
    `Sessions are sold up to ${horizonDays} days ahead. Please choose an earlier date.`,
  'not-a-start-time': ({ slotMinutes, first, last }: { slotMinutes: number; first: string; last: string }) =>
    `Sessions start every ${slotMinutes} minutes from ${first} to ${last}. Please choose one of these times.`,
};
