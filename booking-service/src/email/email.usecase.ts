import { randomUUID } from 'node:crypto';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { Transaction } from '../platform/database.ts';
import { calendarEntry } from './calendar.ts';
import { bookingCancelled } from './documents/booking-cancelled.ts';
import { bookingConfirmed } from './documents/booking-confirmed.ts';
import { bookingConfirmedAgain } from './documents/booking-confirmed-again.ts';
import type { MailDocument } from './documents/document.ts';
import { bookingMoved } from './documents/booking-moved.ts';
import { enquiryReceived } from './documents/enquiry-received.ts';
import { klookCompleted, klookConfirmed } from './documents/klook-completed.ts';
import { refunded } from './documents/refunded.ts';
import { secondFactorChanged } from './documents/second-factor-changed.ts';
import { signInAlarm } from './documents/sign-in-alarm.ts';
import { staffMessage } from './documents/staff-message.ts';
import { isFree } from './documents/bill.ts';
import { renderHtml } from './documents/render-html.ts';
import { renderText } from './documents/render-text.ts';
import type { AboutBookings, EmailKind, EmailQueue, MailContent } from './base/email.ts';
import { copyEmail, countForRecipient, insertEmail } from './email.store.ts';
import { readFacts, readVenue } from './facts.store.ts';
import { withoutStrangersWords } from './base/facts.ts';
import type { MailFacts } from './base/facts.ts';

export interface EmailQueueOptions {
  /** Where links in mails lead. */
  siteOrigin: string;
  /** Sender, "Name <address>"; its domain makes Message-IDs and calendar ids our own. */
  mailFrom: string;
  mailsPerRecipientPerHour: number;
}

interface QueuedMail {
  orderId: string | null;
  kind: EmailKind;
  recipient: string;
  replyTo: string | null;
  /** 'system', or 'user:<id>'. */
  requestedBy: string;
  /** Held back once the recipient has had so many within an hour. */
  isCapped: boolean;
  /** The visitor's data has been removed: there is nobody to send it to. */
  isForgotten?: boolean;
  content: MailContent;
  now: Date;
}

interface About extends AboutBookings {
  requestedBy?: string;
  /** Another language than that of the booking. */
  locale?: Locale | undefined;
}

/**
 * True for a mail that a stranger can cause for somebody else's address, or for ours, without paying. Only they are held
 * to the cap: whoever has paid always gets the confirmation.
 */
function costsNothing(kind: EmailKind, facts: MailFacts): boolean {
  return kind === 'klook-completed' || (kind === 'booking-confirmed' && isFree(facts));
}

const HOUR_MS = 3_600_000;

/** "example.com" of "Name <hello@example.com>". */
function mailDomain(mailFrom: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}

/** The address of "Name <hello@example.com>", or of one without a name. */
function mailAddress(mailFrom: string): string {
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();
}

export function createEmailQueue(options: EmailQueueOptions): EmailQueue {
  const domain = mailDomain(options.mailFrom);

  function draw(document: MailDocument, calendar?: string): MailContent {
    return { subject: document.subject, html: renderHtml(document), text: renderText(document), calendar };
  }

  async function queueAbout(
    trx: Transaction,
    kind: EmailKind,
    { bookingIds, now, requestedBy = 'system', locale }: About,
    write: (facts: MailFacts) => MailContent,
  ): Promise<string> {
    const stored = await readFacts(trx, bookingIds, { siteOrigin: options.siteOrigin, locale, now });
    const isFreeOfCost = costsNothing(kind, stored);
    const facts = isFreeOfCost ? withoutStrangersWords(stored) : stored;
    return queueEmail(trx, options, {
      orderId: stored.orderId,
      kind,
      recipient: facts.email,
      replyTo: facts.venue?.email || null,
      requestedBy,
      isCapped: isFreeOfCost,
      isForgotten: stored.forgottenAt !== null,
      content: write(facts),
      now,
    });
  }

  return {
    bookingConfirmed: (trx, input) =>
      queueAbout(trx, 'booking-confirmed', input, (facts) =>
        draw(bookingConfirmed(facts), calendarEntry(facts, domain)),
      ),
    klookCompleted: (trx, input) =>
      queueAbout(trx, 'klook-completed', input, (facts) => draw(klookCompleted(facts))),
    klookConfirmed: (trx, input) =>
      queueAbout(trx, 'klook-confirmed', input, (facts) =>
        draw(klookConfirmed(facts), calendarEntry(facts, domain)),
      ),
    bookingConfirmedAgain: (trx, input) =>
      queueAbout(trx, 'booking-confirmed-again', input, (facts) =>
        draw(bookingConfirmedAgain(facts, input.why), calendarEntry(facts, domain)),
      ),
    bookingCancelled: (trx, input) =>
      queueAbout(trx, 'booking-cancelled', input, (facts) => draw(bookingCancelled(facts))),
    bookingMoved: (trx, input) =>
      queueAbout(trx, 'booking-moved', input, (facts) =>
        draw(bookingMoved(facts), calendarEntry(facts, domain)),
      ),
    async previewStaffMessage(db, { bookingIds, message, now }) {
      const { siteOrigin } = options;
      const facts = await readFacts(db, bookingIds, { siteOrigin, locale: message.locale, now });
      return draw(staffMessage(facts, message));
    },
    staffMessage: (trx, input) =>
      queueAbout(trx, 'staff-message', { ...input, locale: input.message.locale }, (facts) =>
        draw(staffMessage(facts, input.message)),
      ),
    async resend(trx, { emailId, requestedBy, now }) {
      const id = randomUUID();
      const copied = await copyEmail(trx, emailId, { id, messageId: `<${id}@${domain}>`, requestedBy, now });
      return copied ? id : null;
    },
    bookingRefunded(trx, { lines, ...input }) {
      const wonOf = new Map(lines.map(({ bookingId, amountWon }) => [bookingId, amountWon]));
      const amountWon = lines.reduce((sum, line) => sum + line.amountWon, 0);
      return queueAbout(trx, 'booking-refunded', { ...input, bookingIds: [...wonOf.keys()] }, (facts) =>
        draw(refunded(facts, { amountWon, why: 'by-staff', wonOf })),
      );
    },
    paymentRefunded: (trx, input) =>
      queueAbout(trx, 'payment-refunded', input, (facts) => draw(refunded(facts, input))),
    async enquiryReceived(trx, { id, enquiry, now }) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'franchise-enquiry',
        recipient: venue?.franchiseEmail || venue?.email || mailAddress(options.mailFrom),
        replyTo: enquiry.email,
        requestedBy: 'system',
        isCapped: true,
        content: draw(enquiryReceived({ id, enquiry, venue, siteOrigin: options.siteOrigin, now })),
        now,
      });
    },
    async secondFactorChanged(trx, { account, news, now }) {
      const venue = await readVenue(trx);
      const { siteOrigin } = options;
      return queueEmail(trx, options, {
        orderId: null,
        kind: 'second-factor-changed',
        recipient: account.email,
        replyTo: null,
        requestedBy: 'system',
        isCapped: false,
        content: draw(secondFactorChanged({ username: account.username, news, venue, siteOrigin, now })),
        now,
      });
    },
    async signInAlarm(trx, input) {
      const venue = await readVenue(trx);
      return queueEmail(trx, options, {
        orderId: null,
        kind: input.kind,
        recipient: input.email,
        replyTo: null,
        requestedBy: 'system',
        isCapped: false,
        content: draw(signInAlarm({ ...input, venue, siteOrigin: options.siteOrigin })),
        now: input.now,
      });
    },
  };
}

/**
 * Writes one mail to the outbox within the caller's transaction; returns its id. A mail over the recipient's cap, or
 * to nobody, is stored as failed with the reason, so that what caused it stands and staff can see and resend it.
 */
async function queueEmail(
  trx: Transaction,
  options: Pick<EmailQueueOptions, 'mailFrom' | 'mailsPerRecipientPerHour'>,
  mail: QueuedMail,
): Promise<string> {
  const id = randomUUID();
  const whyHeld = await reasonToHold(trx, options, mail);
  await insertEmail(trx, {
    id,
    orderId: mail.orderId,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.content.subject,
    html: mail.content.html,
    text: mail.content.text,
    calendar: mail.content.calendar ?? null,
    replyTo: mail.replyTo,
    requestedBy: mail.requestedBy,
    messageId: `<${id}@${mailDomain(options.mailFrom)}>`,
    state: whyHeld === null ? 'queued' : 'failed',
    lastError: whyHeld,
    now: mail.now,
  });
  return id;
}

async function reasonToHold(
  trx: Transaction,
  options: Pick<EmailQueueOptions, 'mailsPerRecipientPerHour'>,
  mail: QueuedMail,
): Promise<string | null> {
  if (mail.isForgotten) return 'Not sent: the personal data of this booking has been removed';
  const isOver = mail.isCapped && (await isOverCap(trx, options, mail));
  return isOver ? 'Not sent: this address has had too many mails within an hour' : null;
}

async function isOverCap(
  trx: Transaction,
  { mailsPerRecipientPerHour }: Pick<EmailQueueOptions, 'mailsPerRecipientPerHour'>,
  { recipient, now }: QueuedMail,
): Promise<boolean> {
  return (
    (await countForRecipient(trx, recipient, new Date(now.getTime() - HOUR_MS))) >= mailsPerRecipientPerHour
  );
}
