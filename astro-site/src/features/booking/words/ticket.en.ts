/** Words of the ticket: what is booked, what it costs, and the button that books. */
export const ticket = {
  label: 'Your ticket',
  admit: (people: number) => ({
    text: `Admit ${['one', 'two', 'three', 'four'][people - 1]}`,
    accent: `${people}인 녹음권`,
  }),
  noDate: 'Choose a date',
  noTime: 'Choose a time',
  noTotal: 'Choose date and time',
  klookTime: 'As booked on Klook',
  minutes: (minutes: number, people: number) => `${people > 1 ? `${people} × ` : ''}${minutes} minutes`,
  sessionFee: 'Session',
  paidOnKlook: 'Your session is already paid on Klook.',
  included: 'Included',
  total: 'Total',
  totalAnnounced: (total: string) => `Total ${total}`,
  nothingToPayNow: 'Nothing to pay. Your session is confirmed at once.',
  payNext: 'You pay by card in the next step.',
  proceed: 'Proceed to Payment',
  complete: 'Complete Booking',
  processing: 'Processing...',
};
