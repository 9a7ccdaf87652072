/** The reason that the card provider and staff read where guests are moved or cancelled because we close. */
export const closedByUs = 'We are closed at this time';

/** The reason that the card provider and staff read where a visitor has cancelled. */
export const cancelledByVisitor = 'Cancelled by the visitor';
