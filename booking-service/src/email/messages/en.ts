import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { longDateIn } from 'shared/time/long-date.ts';

/** Texts of all mails in English; the other languages have the same shape. */
export const en = {
  locale: 'en' as Locale,
  longDate: longDateIn('en'),
  /** Stands where the content does not name the cafe. */
  cafe: 'Recording cafe',
  labels: {
    session: 'Your session',
    bookingNumber: 'Booking number',
    place: 'Place',
    drink: 'Your drink',
    track: 'Backing track',
    deliveryAddress: 'Delivery address',
    lpDeliveryAddress: 'LP delivery address',
    klookId: 'Klook booking ID',
    sessionFee: 'Recording session',
    total: 'Total',
    paid: 'Paid',
    payment: 'Payment',
    email: 'E-mail',
    phone: 'Phone',
    chat: 'Chat',
    refund: 'Refund',
  },
  minutes: (count: number) => `${count} minutes`,
  voucher: 'Voucher',
  included: 'Included',
  byQuote: 'By quote',
  free: 'Free',
  paidOnKlook: 'Paid on Klook',
  method: (name: string | null) => (name === null || name === '카드' ? 'Card' : name),
  giftCard: 'Gift card',
  paidAt: (moment: string) => `approved ${moment}`,
  addToCalendar: 'Add to Google Calendar',
  openMap: 'Show the cafe on the map',
  receipt: 'View the receipt',
  bookAgain: 'Choose another time',
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  bring: {
    title: 'What to bring',
    /** `times`: the clock of this session; null while it has none. */
    arrive: ({ cafeMinutes, boothMinutes }: Arrival, times: { cafe: string; booth: string } | null) =>
      times
        ? `Please arrive ${cafeMinutes} minutes early: we expect you by ${times.cafe} KST, for your drink. Be at the booth by ${times.booth}, ${boothMinutes} minutes before your session. A session that you are late for counts as a no-show.`
        : `Please arrive ${cafeMinutes} minutes early, for your drink, and be at the booth ${boothMinutes} minutes before your session. A session that you are late for counts as a no-show.`,
    number: (id: string) => `Have your booking number ready: ${id}.`,
    track: 'Keep the YouTube link to your backing track (instrumental) at hand; we play it in the booth.',
    rule: (minutes: number) =>
      `The session is for one person and one song, and lasts ${minutes} minutes. Sing it as often as you like.`,
  },
  policy: {
    title: 'If your plans change',
    full: (deadline: string) => `Cancel until ${deadline}: full refund.`,
    part: (deadline: string, percent: number) => `Cancel until ${deadline}: ${percent}% refund.`,
    untilStart: (percent: number) => `Cancel later, until the session starts: ${percent}% refund.`,
    noShow: (percent: number) =>
      percent === 0 ? 'No-shows are not refunded.' : `No-shows: ${percent}% refund.`,
    arrival: 'Refunds reach you in 5-7 business days.',
    addon: (name: string, hours: number) =>
      `${name} can be cancelled until ${hours} hours after your session.`,
    moves: (count: number, hours: number) =>
      `Moving to another time is free until ${hours} hours before, at most ${count} times. Moves on the same day may cost extra.`,
    klook: 'Your session was bought on Klook: cancel or change it there, under the terms of Klook.',
    how: (handle: string) =>
      `To move or cancel, open your booking by the button above, or write to us with its number: ${handle}.`,
  },
  confirmed: {
    lamp: 'Booked',
    subject: (id: string, when: string) => `Booking confirmed: #${id}, ${when}`,
    preheader: (total: string, place: string) => `${total} paid. ${place}`,
    heading: 'Your booth is booked',
    intro: 'Thank you. Your payment has arrived and the time below is yours.',
    freePreheader: (place: string) => `Nothing to pay. ${place}`,
    freeIntro: 'Thank you. The time below is yours, and there is nothing to pay.',
  },
  klook: {
    lamp: 'Received',
    subject: (id: string) => `Klook booking received: #${id}`,
    preheader: 'We check your reservation with Klook and confirm it by e-mail.',
    heading: 'We have your Klook booking',
    intro:
      'Thank you. Your drink and extras are noted. This is not yet the confirmation: our staff check your reservation with Klook and write to you once it stands.',
    pendingTime: 'As reserved on Klook',
    payAtStudio: (amount: string) =>
      `Your add-ons are not paid yet. Please pay ${amount} at the studio, by card or in cash.`,
    nothingToPay: 'Your session is paid on Klook. Nothing more is due.',
    payAtStudioTotal: 'To pay at the studio',
  },
  klookConfirmed: {
    lamp: 'Confirmed',
    subject: (id: string) => `Klook booking confirmed: #${id}`,
    preheader: 'Your reservation stands. Here is your ticket.',
    heading: 'Your Klook booking is confirmed',
    intro: 'Good news: we have checked your reservation with Klook, and it stands.',
  },
  moved: {
    lamp: 'New time',
    subject: (id: string, when: string) => `Your session time: booking #${id}, ${when}`,
    preheader: (when: string) => `Your session is now on ${when}.`,
    heading: 'Your session time',
    intro:
      'Our staff have set the time of your session as below. If it does not suit you, please write to us.',
    byVisitor: {
      intro: 'You have moved your session to the time below, free of charge.',
      movesLeft: (left: number) =>
        left === 0
          ? 'You have used all of its free moves.'
          : `You can move it ${left === 1 ? 'once' : `${left} times`} more.`,
    },
  },
  staff: {
    lamp: 'Message',
  },
  refunded: {
    lamp: 'Refunded',
    'by-staff': {
      subject: (id: string, amount: string) => `Refund of ${amount} for booking #${id}`,
      preheader: (amount: string) => `${amount} is going back to your card.`,
      heading: 'Your refund is on its way',
      intro: (amount: string) =>
        `We have refunded ${amount} of your payment for the booking below. It goes back to the card that you paid with.`,
      sessionLabel: 'Booked session',
    },
    'not-honoured': {
      subject: (id: string, amount: string) =>
        `We are sorry: ${amount} is going back to you (booking #${id})`,
      preheader: (amount: string) => `We could not keep your time. All of ${amount} goes back to your card.`,
      heading: 'We could not keep your time',
      intro: (amount: string) =>
        `We are sorry. Your payment reached us when the time below could no longer be kept, so the session cannot take place. We have cancelled the payment: all of ${amount} goes back to your card.`,
      sessionLabel: 'Not taking place',
    },
    'paid-twice': {
      subject: (id: string, amount: string) =>
        `Your second payment of ${amount} is going back (booking #${id})`,
      preheader: (amount: string) => `You paid twice: ${amount} goes back to your card. Your booking stands.`,
      heading: 'Your second payment is going back',
      intro: (amount: string) =>
        `A second payment for the booking below has reached us. We have cancelled it: all of ${amount} goes back to your card. The first payment and your booking are not affected.`,
      sessionLabel: 'Booked session',
    },
    'wrong-amount': {
      subject: (id: string, amount: string) =>
        `A wrong amount was charged: ${amount} is going back (booking #${id})`,
      preheader: (amount: string) => `All of ${amount} goes back to your card.`,
      heading: 'A wrong amount was charged',
      intro: (amount: string) =>
        `We are sorry. Your card was charged another amount than the booking below costs. We have cancelled that payment: all of ${amount} goes back to your card. It does not pay for the booking.`,
      sessionLabel: 'Not paid by it',
    },
    toGift: (amount: string) => `${amount} is back on your gift card and can be used at once.`,
    money: {
      title: 'When the money arrives',
      arrival:
        'Your card company returns it, usually within 5-7 business days. Some banks simply remove the charge from your statement.',
      nothingToDo: 'You do not need to do anything.',
      missing: (contact: string) =>
        `If it has not arrived after that, write to us with your booking number: ${contact}.`,
    },
  },
};

/** What a language has to provide. */
export type MailMessages = typeof en;
