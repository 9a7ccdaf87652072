import { randomUUID } from 'node:crypto';
import type { Transaction } from '../platform/database.ts';
import { calendarEntry } from './calendar.ts';
import { bookingConfirmed } from './documents/booking-confirmed.ts';
import type { MailDocument } from './documents/document.ts';
import { bookingMoved } from './documents/booking-moved.ts';
import { klookCompleted, klookConfirmed } from './documents/klook-completed.ts';
import { refunded } from './documents/refunded.ts';
import { staffMessage } from './documents/staff-message.ts';
import { renderHtml } from './documents/render-html.ts';
import { renderText } from './documents/render-text.ts';
import type { EmailKind, EmailQueue, MailContent } from './email.ts';
import { copyEmail, countForRecipient, insertEmail } from './email.store.ts';
import { readFacts } from './facts.store.ts';
import type { MailFacts } from './facts.ts';

export interface EmailQueueOptions {
  /** Where links in mails lead. */
  siteOrigin: string;
  /** Sender, "Name <address>"; its domain makes Message-IDs and calendar ids our own. */
  mailFrom: string;
  mailsPerRecipientPerHour: number;
}

export interface QueuedMail {
  bookingId: string | null;
  kind: EmailKind;
  recipient: string;
  replyTo: string | null;
  /** 'system', or 'user:<id>'. */
  requestedBy: string;
  content: MailContent;
  now: Date;
}

/**
 * Kinds that a stranger can cause for somebody else's address without paying. Only they are held to the cap: whoever has
 * paid always gets the confirmation.
 */
const cappedKinds: readonly EmailKind[] = ['klook-completed'];
const HOUR_MS = 3_600_000;

/** "example.com" of "Name <hello@example.com>". */
export function mailDomain(mailFrom: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}

export function createEmailQueue(options: EmailQueueOptions): EmailQueue {
  const domain = mailDomain(options.mailFrom);

  function draw(document: MailDocument, calendar?: string): MailContent {
    return { subject: document.subject, html: renderHtml(document), text: renderText(document), calendar };
  }

  async function queueAbout(
    trx: Transaction,
    kind: EmailKind,
    { bookingId, now, requestedBy = 'system' }: { bookingId: string; now: Date; requestedBy?: string },
    write: (facts: MailFacts) => MailContent,
  ): Promise<string> {
    const facts = await readFacts(trx, bookingId, { siteOrigin: options.siteOrigin, now });
    return queueEmail(trx, options, {
      bookingId,
      kind,
      recipient: facts.email,
      replyTo: facts.venue?.email || null,
      requestedBy,
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
    bookingMoved: (trx, input) =>
      queueAbout(trx, 'booking-moved', input, (facts) =>
        draw(bookingMoved(facts), calendarEntry(facts, domain)),
      ),
    previewStaffMessage: async (db, { bookingId, message, now }) =>
      draw(staffMessage(await readFacts(db, bookingId, { siteOrigin: options.siteOrigin, now }), message)),
    staffMessage: (trx, input) =>
      queueAbout(trx, 'staff-message', input, (facts) => draw(staffMessage(facts, input.message))),
    async resend(trx, { emailId, requestedBy, now }) {
      const id = randomUUID();
      const copied = await copyEmail(trx, emailId, { id, messageId: `<${id}@${domain}>`, requestedBy, now });
      return copied ? id : null;
    },
    bookingRefunded: (trx, input) =>
      queueAbout(trx, 'booking-refunded', input, (facts) =>
        draw(refunded(facts, input.amountWon, 'by-staff')),
      ),
    paymentRefunded: (trx, input) =>
      queueAbout(trx, 'payment-refunded', input, (facts) =>
        draw(refunded(facts, input.amountWon, input.why)),
      ),
  };
}

/**
 * Writes one mail to the outbox within the caller's transaction; returns its id. A mail over the recipient's cap is
 * stored as failed with the reason, so that what caused it stands and staff can see and resend it.
 */
export async function queueEmail(
  trx: Transaction,
  options: Pick<EmailQueueOptions, 'mailFrom' | 'mailsPerRecipientPerHour'>,
  mail: QueuedMail,
): Promise<string> {
  const id = randomUUID();
  const held = cappedKinds.includes(mail.kind) && (await isOverCap(trx, options, mail));
  await insertEmail(trx, {
    id,
    bookingId: mail.bookingId,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.content.subject,
    html: mail.content.html,
    text: mail.content.text,
    calendar: mail.content.calendar ?? null,
    replyTo: mail.replyTo,
    requestedBy: mail.requestedBy,
    messageId: `<${id}@${mailDomain(options.mailFrom)}>`,
    state: held ? 'failed' : 'queued',
    lastError: held ? 'Not sent: this address has had too many mails within an hour' : null,
    now: mail.now,
  });
  return id;
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
