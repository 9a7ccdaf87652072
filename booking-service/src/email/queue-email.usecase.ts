import { randomUUID } from 'node:crypto';
import type { Transaction } from '../platform/database.ts';
import type { EmailKind, MailContent } from './base/email.ts';
import { senderOf } from './base/sender.ts';
import { countForRecipient, insertEmail } from './email.store.ts';

const HOUR_MS = 3_600_000;

export interface EmailQueueOptions {
  /** Where links in mails lead. */
  siteOrigin: string;
  /** Sender, "Name <address>"; its domain makes Message-IDs and calendar ids our own. */
  mailFrom: string;
  mailsPerRecipientPerHour: number;
}

/** A finished mail that is to be sent. */
export interface QueuedMail {
  orderId: string | null;
  /** Where it is about a wish of the waitlist. */
  wishId?: number;
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

/**
 * Writes one mail to the outbox within the caller's transaction; returns its id. A mail over the recipient's cap, or
 * to nobody, is stored as failed with the reason, so that what caused it stands and staff can see and resend it.
 */
export async function queueEmail(
  trx: Transaction,
  options: Pick<EmailQueueOptions, 'mailFrom' | 'mailsPerRecipientPerHour'>,
  mail: QueuedMail,
): Promise<string> {
  const id = randomUUID();
  const whyHeld = await reasonToHold(trx, options, mail);
  await insertEmail(trx, {
    id,
    orderId: mail.orderId,
    wishId: mail.wishId ?? null,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.content.subject,
    html: mail.content.html,
    text: mail.content.text,
    calendar: mail.content.calendar ?? null,
    replyTo: mail.replyTo,
    requestedBy: mail.requestedBy,
    messageId: `<${id}@${senderOf(options.mailFrom).domain}>`,
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
