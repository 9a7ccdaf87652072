import type { RefundReason } from 'shared/refunds/refund-reason.ts';

/** What was paid, what goes back, and by which rule. Moments come written out, as "Tue 24 Nov, 18:30 KST". */
export const money = {
  heading: 'Payment',
  none: 'Nothing has been paid online.',
  free: 'There was nothing to pay.',
  elsewhere: 'Settled at the studio or with Klook.',
  paid: 'Paid',
  method: 'Payment method',
  card: 'Card',
  withGiftCard: (gift: string) => `Gift card (${gift})`,
  approvedAt: 'Approved',
  refunded: 'Paid back so far',
  receipt: 'Receipt of the card company',
  refundsHeading: 'Refunds',
  refund: {
    'on-its-way': (amount: string, since: string) => `${amount}: on its way since ${since}.`,
    'paid-back': (amount: string, at: string) =>
      `${amount}: paid back on ${at}. Your bank may take a few business days to show it.`,
    gift: (amount: string, at: string) => `${amount}: back on the gift card since ${at}.`,
    stuck: (amount: string) =>
      `${amount}: it did not go through at once. Our staff are looking into it; you do not need to do anything.`,
  },
  policy: {
    heading: 'If your plans change',
    lead: 'What holds for you is what you booked under:',
    cancelFree: (until: string) => `Cancel free of charge until ${until}.`,
    cancelPart: (percent: number, until: string) =>
      `Cancel until ${until}: ${percent}% of the session goes back.`,
    cancelNothing: (from: string) => `From ${from} on: nothing of the session goes back.`,
    cancelOver: 'Nothing of the session fee goes back any more.',
    noShow: (percent: number) =>
      percent === 0 ? 'A no-show is not refunded.' : `A no-show: ${percent}% of the session goes back.`,
    addOn: (name: string, until: string) => `${name}: in full until ${until}.`,
    move: (count: number, until: string) =>
      `Move free of charge until ${until}: ${count} ${count === 1 ? 'move' : 'moves'} left.`,
    moveOver: (until: string) => `Moving was possible until ${until}.`,
    movesUsed: (max: number) =>
      max === 0
        ? 'This booking cannot be moved.'
        : `Moved ${max} ${max === 1 ? 'time' : 'times'}: no move is left.`,
  },
  cancel: {
    open: 'Cancel the booking',
    title: 'Cancel your booking',
    loading: 'Working out what goes back...',
    failed: 'We could not work out what goes back.',
    session: 'Session',
    linePaid: (paid: string) => `of ${paid}`,
    sum: 'Goes back to your card',
    giftSum: 'Goes back to your gift card',
    refundedSum: 'Has gone back already',
    keptSum: 'Stays with us',
    nothingPaid: 'Nothing was charged, so nothing has to go back. The time becomes free for others at once.',
    lessFrom: (from: string) => `From ${from} on, less goes back.`,
    final: 'A cancelled session cannot be taken back: its time is free for others in the same moment.',
    confirm: (amount: string) => `Cancel and get ${amount} back`,
    confirmNothing: 'Cancel without a refund',
    confirmUnpaid: 'Cancel the booking',
    working: 'Cancelling...',
    keep: 'Keep the booking',
    changed: (amount: string) =>
      `The sum has changed since you looked: ${amount} would go back now. Please look once more; nothing has been cancelled.`,
    done: (amount: string) =>
      `Cancelled. ${amount} is on its way back to your card; your ticket says when it has been paid back.`,
    doneGift: (amount: string) =>
      `Cancelled. ${amount} goes back to what you paid with; the mail says where.`,
    doneNothing: 'Cancelled. A mail tells you the same.',
    klook: 'You bought this session on Klook, so Klook cancels and refunds it, under its own terms.',
    klookWhere: 'On Klook, open "My bookings" and choose this reservation.',
    klookLink: 'Open Klook',
    byStaff: 'You paid for this session at the studio, so please write to us to cancel it.',
    byStaffOf: (names: string) => `Paid for at the studio: ${names}. Please write to us to cancel this.`,
    notPossible: 'It can no longer be cancelled here. If something has come up, please write to us.',
  },
  why(reason: RefundReason, at: (instant: string) => string): string {
    switch (reason.kind) {
      case 'not-honoured':
        return 'We could not give you this session: all of it goes back.';
      case 'no-show':
        return `Nobody came: ${reason.percent}% goes back.`;
      case 'no-time':
        return 'The session has no time yet to count from.';
      case 'session-begun':
        return 'The session has begun.';
      case 'too-late':
        return 'It is too close to the session.';
      case 'tier':
        return `Cancelled until ${at(reason.until)}: ${reason.percent}%.`;
      case 'add-on-limit':
        return reason.isOver
          ? `It could be cancelled until ${at(reason.until)}.`
          : `In full until ${at(reason.until)}.`;
      case 'until-session':
        return 'In full until the session begins.';
      case 'made-in-session':
        return 'It is made in the session, which has begun.';
    }
  },
};
