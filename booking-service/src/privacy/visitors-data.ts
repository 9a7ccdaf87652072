import { fixedPeriods } from '../platform/retention-periods.ts';
import { days, of, years } from './retention-rule.ts';
import type { RetentionRule } from './retention-rule.ts';

const visitor = [
  ...of('bookings', 'name youtube_track_url lp_delivery_address klook_booking_id staff_note'),
  ...of('orders', 'email phone'),
];
const searchWords = 'booking_search.words';

/** What is kept of visitors, and of everybody else who writes to us or pays. */
export const visitorsData: readonly RetentionRule[] = [
  {
    what: 'Visitor of a booking that was never paid',
    columns: [...visitor, searchWords],
    why: 'To hold the session while somebody pays, and to answer who asks why it was lost',
    kept: ({ unpaidBookingDays }) => `${days(unpaidBookingDays)} from the booking`,
    then: 'removed; time, figures and the reason stay',
  },
  {
    what: 'Visitor of any other booking, tracking numbers, reasons that staff gave in it',
    columns: [
      ...visitor,
      searchWords,
      'deliveries.tracking_number',
      'booking_history.details',
      'audit_log.before',
      'audit_log.after',
    ],
    why: 'To give the session, reach its visitor, deliver, refund, and answer questions afterwards',
    kept: ({ bookingDays }) => `${days(bookingDays)} from the session, the cancellation or the last refund`,
    then: 'removed; who made a contract is set apart',
  },
  {
    what: 'Who made a contract: name, e-mail, delivery address',
    columns: of('kept_by_law', 'name email lp_delivery_address'),
    why: 'Records of contracts, payments and deliveries: E-Commerce Act, article 6; Enforcement Decree, article 6',
    kept: ({ contractYears }) =>
      `${years(contractYears)} from the session, the cancellation or the last refund`,
    then: 'deleted',
  },
  {
    what: 'Receipts, reasons of refunds, the provider’s words about a payment',
    columns: [
      ...of('payment_attempts', 'receipt_url provider_secret'),
      ...of('refunds', 'reason last_error'),
      'counter_payments.reason',
    ],
    why: 'Records of payments, as above',
    kept: ({ contractYears }) => `${years(contractYears)} with the contract; without one, with the booking`,
    then: 'removed; sums, times and the provider’s numbers stay',
  },
  {
    // Those of a party are its order's, and stay until the last of its bookings is nobody's any more.
    what: 'Mails: to whom, what they said, why one was not delivered',
    columns: of('emails', 'recipient subject html_body text_body calendar reply_to last_error'),
    why: 'To send them again, and to show what was promised',
    kept: ({ mailDays }) => `${days(mailDays)} from the mail, and no longer than its booking’s visitor`,
    then: 'removed; kind, time and whether it was sent stay',
  },
  {
    what: 'Notes of staff on blocked times, which may say for whom',
    columns: ['blocks.note'],
    why: 'So that whoever is at the counter knows',
    kept: () => `${days(fixedPeriods.blockNoteDays)} from its last time`,
    then: 'removed; time and kind stay',
  },
  {
    what: 'Recordings: the files themselves, what they were called, who uploaded them',
    columns: of('recordings', 'file_name uploaded_by sha256 peaks'),
    why: 'To hand them over',
    kept: () =>
      'as long as the business rules of the CMS say from the hand-over (30 days), and no longer than the booking’s visitor',
    then: 'deleted; that there were some, and when they ended, stays',
  },
  {
    what: 'Link by which a visitor lets others listen',
    columns: of('recording_handovers', 'share_token_hash sealed_share_token'),
    why: 'So that friends hear the recording',
    kept: () => 'until it is withdrawn, or the recordings end with the booking’s visitor',
    then: 'deleted',
  },
  {
    what: 'Links of mails to a visitor’s own page, and a new address that is not confirmed yet',
    columns: ['personal_links.recipient', 'email_changes.email'],
    why: 'So that visitors see, change, move and cancel what they have booked',
    kept: () => 'as long as the booking’s visitor; a new address until it is confirmed, or for a day',
    then: 'deleted',
  },
  {
    what: 'Visitors’ pages that are open in a browser, under a hash',
    columns: ['visitor_sessions.token_hash'],
    why: 'To stay on the page without the link',
    kept: () => 'until left, or half an hour after the last look, 12 hours at most',
    then: 'deleted',
  },
  {
    what: 'Who asked for a link by number and e-mail',
    columns: of('link_requests', 'booking_id email'),
    why: 'To send it',
    kept: () => 'a few seconds',
    then: 'deleted',
  },
  {
    what: 'Addresses that want no reminders, under a hash',
    columns: ['mail_opt_outs.address_hash'],
    why: 'To send them none',
    kept: () => 'until they want them again',
    then: 'deleted',
  },
  {
    what: 'Who bought a gift card, as its order has it',
    columns: ['orders.email'],
    why: 'To send the card and answer questions; paid ones: records of contracts and payments, as above',
    kept: ({ unpaidBookingDays, contractYears }) =>
      `${years(contractYears)} from the last movement of money; ${days(unpaidBookingDays)} from the order where none moved`,
    then: 'removed with the words about its payment',
  },
  {
    what: 'Whom a gift card is for, and what its buyer wrote on it',
    columns: of('gift_card_sales', 'recipient_name message'),
    why: 'To write the card, and once more if it is lost',
    kept: ({ mailDays }) => `${days(mailDays)} from the order, or until its buyer wants to be forgotten`,
    then: 'removed',
  },
  {
    what: 'Who waits on the waitlist for a free time',
    columns: ['waitlist_wishes.email'],
    why: 'To tell them when one is theirs',
    kept: () =>
      'until the day that they wait for is over, for 24 hours where it was not confirmed, or until they want to be forgotten',
    then: 'deleted',
  },
  {
    what: 'Whom a voucher is for, and what staff have noted of it',
    columns: of('vouchers', 'only_for note'),
    why: 'So that nobody else uses it, and staff know why there is one',
    kept: () =>
      `${days(fixedPeriods.voucherDays)} from when it can no longer be used, or until its guest wants to be forgotten`,
    then: 'removed; what it took off stays',
  },
  {
    what: 'Franchise enquiries',
    columns: of('enquiries', 'name company city phone email message answered_by'),
    why: 'To answer them',
    kept: ({ enquiryDays }) => `${days(enquiryDays)} from the enquiry`,
    then: 'deleted',
  },
  {
    what: 'Answers to repeated submissions',
    columns: of('idempotency_keys', 'key headers body'),
    why: 'So that a booking sent twice is one, and the browser that has made it opens its page',
    kept: () => `${fixedPeriods.answerHours} hours`,
    then: 'deleted',
  },
  {
    what: 'Counters against abuse, under a hash of address or e-mail',
    columns: ['limit_counters.bucket', 'unpaid_holds.holder'],
    why: 'To keep the site open for everybody',
    kept: () => days(fixedPeriods.limitDays),
    then: 'deleted',
  },
  {
    what: 'Webhooks of the card provider',
    columns: of('webhook_events', 'transmission_id attempt_id payment_key'),
    why: 'To act on each once',
    kept: () => days(fixedPeriods.webhookDays),
    then: 'deleted',
  },
];
