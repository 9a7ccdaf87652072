import { fixedPeriods } from '../platform/retention-periods.ts';
import type { RetentionPeriods } from '../platform/retention-periods.ts';

/** One line of what this service keeps of people. */
export interface RetentionRule {
  what: string;
  /** `table.column`, those that can hold it. */
  columns: readonly string[];
  why: string;
  kept(periods: RetentionPeriods): string;
  /** What happens then. */
  then: string;
}

const of = (table: string, columns: string) => columns.split(' ').map((column) => `${table}.${column}`);
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const visitor = [
  ...of('bookings', 'name youtube_track_url lp_delivery_address klook_booking_id'),
  ...of('orders', 'email phone'),
];
const searchWords = 'booking_search.words';

/**
 * Everything personal in the database of bookings: what, why, how long and from when. The job (`end-personal-data.job.ts`) and
 * the stores named in it do what stands here; docs/privacy.md repeats it. A test holds both against the tables.
 */
export const retentionPolicy: readonly RetentionRule[] = [
  {
    what: 'Visitor of a booking that was never paid',
    columns: [...visitor, searchWords],
    why: 'To hold the session while somebody pays, and to answer who asks why it was lost',
    kept: ({ unpaidBookingDays }) => `${days(unpaidBookingDays)} from the booking`,
    then: 'removed; time, figures and the reason stay',
  },
  {
    what: 'Visitor of any other booking, reasons that staff gave in it',
    columns: [...visitor, searchWords, 'booking_history.details', 'audit_log.before', 'audit_log.after'],
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
      ...of('payment_attempts', 'receipt_url failure_message provider_secret'),
      ...of('refunds', 'reason last_error'),
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
    what: 'Franchise enquiries',
    columns: of('enquiries', 'name company city phone email message answered_by'),
    why: 'To answer them',
    kept: ({ enquiryDays }) => `${days(enquiryDays)} from the enquiry`,
    then: 'deleted',
  },
  {
    what: 'Answers to repeated submissions',
    columns: of('idempotency_keys', 'key headers body'),
    why: 'So that a booking sent twice is one',
    kept: () => `${fixedPeriods.answerHours} hours`,
    then: 'deleted',
  },
  {
    what: 'Counters against abuse, under a hash of address or e-mail',
    columns: ['rate_limits.bucket', 'limit_counters.bucket', 'unpaid_holds.holder'],
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
  {
    what: 'Accounts of staff',
    columns: of('users', 'username email password_hash'),
    why: 'To sign in, and to know who did what',
    kept: () => 'as long as the account exists',
    then: 'deleted with the account',
  },
  {
    what: 'Second factors of staff',
    columns: [
      'authenticator_apps.secret',
      ...of('passkeys', 'name credential_id public_key transports'),
      'recovery_codes.code_hash',
    ],
    why: 'So that a password alone opens nothing',
    kept: () => 'until removed, or as long as the account exists',
    then: 'deleted',
  },
  {
    what: 'Sign-ins and second factors of staff that are not finished',
    columns: [...of('pending_sign_ins', 'token_hash challenge'), 'second_factor_setups.secret'],
    why: 'To finish them',
    kept: () => `${days(1)} at most`,
    then: 'deleted',
  },
  {
    what: 'Sessions of staff: browser and part of the address',
    columns: of('sessions', 'token_hash browser network'),
    why: 'To stay signed in, and to find a session of somebody else',
    kept: () => 'until signed out, 8 hours at most',
    then: 'deleted',
  },
  {
    what: 'Browsers that staff have signed in from',
    columns: ['known_devices.token_hash'],
    why: 'So that strangers’ guesses lock nobody out',
    kept: () => `${days(fixedPeriods.deviceDays)} from the last sign-in`,
    then: 'deleted',
  },
  {
    what: 'Alarms about sign-ins of staff: browser and part of the address',
    columns: of('sign_in_alarms', 'browser network'),
    why: 'So that somebody looks',
    kept: () => days(1),
    then: 'deleted',
  },
  {
    what: 'Who of the staff did what',
    columns: of('audit_log', 'actor before after'),
    why: 'To find out what happened; records of access: PIPA, article 29',
    kept: ({ auditNameYears }) => `${years(auditNameYears)} from the action`,
    then: 'the name goes; that it was done stays',
  },
];

/** Every other column that could hold words, and why it says nothing of anybody. */
export const notPersonal: Readonly<Record<string, readonly string[]>> = {
  'Content that everybody reads': [...of('catalogue_versions', 'rules addons venue'), 'studios.name'],
  'What was booked, in words of ours': [
    'orders.locale',
    ...of(
      'bookings',
      'booking_type selected_drink drink_temperature status cancellation_reason addons cancellation_policy told',
    ),
  ],
  'Numbers of ours and of the provider, which lead to nobody once the rest is gone': [
    'orders.id',
    ...of('bookings', 'id order_id'),
    ...of('kept_by_law', 'booking_id'),
    'slot_claims.booking_id',
    'unpaid_holds.order_id',
    'used_proofs.nonce',
    'booking_search.booking_id',
    ...of('booking_history', 'booking_id actor'),
    ...of(
      'payment_attempts',
      'id order_id order_name submitted_payment_key payment_key idempotency_key last_transaction_key',
    ),
    ...of('payment_transactions', 'transaction_key attempt_id'),
    ...of('refunds', 'attempt_id idempotency_key transaction_key requested_by request_key'),
    ...of('attempt_lines', 'attempt_id booking_id'),
    'refund_lines.booking_id',
    ...of('emails', 'order_id message_id requested_by'),
    'audit_log.subject_id',
    'attention_dismissals.key',
    'reconciliations.differences',
    'idempotency_keys.body_hash',
  ],
  'States, kinds and codes': [
    ...of('booking_search', 'standing counted_as'),
    'booking_counts.standing',
    'booking_history.event',
    ...of('payment_attempts', 'state provider_status method failure_code'),
    'refunds.state',
    ...of('webhook_events', 'event_type state'),
    ...of('emails', 'kind state'),
    'users.role',
    'second_factor_setups.kind',
    'sign_in_alarms.kind',
    ...of('audit_log', 'action subject_type'),
    'enquiries.topic',
    'idempotency_keys.route',
    'migrations.name',
  ],
};

const rows = (periods: RetentionPeriods) =>
  retentionPolicy.map(({ what, columns, why, kept, then }) => ({
    what,
    why,
    kept: kept(periods),
    then,
    where: [...new Set(columns.map((column) => column.slice(0, column.indexOf('.'))))]
      .map((table) => `\`${table}\``)
      .join(', '),
  }));

/** The policy as a table in Markdown, with the periods of this installation. */
export function policyTable(periods: RetentionPeriods): string {
  const lines = rows(periods).map(({ what, why, kept, then, where }) => [what, why, kept, then, where]);
  return [['what', 'why', 'how long', 'then', 'where'], Array(5).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
