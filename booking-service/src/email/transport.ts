import { createTransport } from 'nodemailer';
import { calendarParts } from './calendar.ts';
import { codePictures } from './code-picture.usecase.ts';
import type { Letter } from './letter.usecase.ts';

export interface MailTransport {
  /** Hands one mail to the mail server. Rejects with nodemailer's error, or after `SEND_DEADLINE_MS`. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

export interface MailTransportOptions {
  smtpUrl: string;
  mailFrom: string;
  /** True wherever mails leave the machine: passwords and bookings then travel encrypted or not at all. */
  requireTls: boolean;
  timeouts?: { connectMs: number; silenceMs: number; deadlineMs: number };
}

/** Longest time one mail may take, however slowly the server answers. */
export const SEND_DEADLINE_MS = 60_000;
const defaultTimeouts = { connectMs: 10_000, silenceMs: 20_000, deadlineMs: SEND_DEADLINE_MS };

/** Nodemailer over SMTP_URL; one connection per mail, so that one mail's trouble is never another's. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  const { connectMs, silenceMs, deadlineMs } = options.timeouts ?? defaultTimeouts;
  const transport = createTransport({
    url: options.smtpUrl,
    requireTLS: options.requireTls,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectMs,
    // Bodies come from the database and are text: nothing in them may make us read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (letter) => withDeadline(transport.sendMail(messageOf(letter, options.mailFrom)), deadlineMs),
    close: () => transport.close(),
  };
}

/** Addresses go in as objects, which are never parsed as a list. */
function messageOf(email: Letter, mailFrom: string) {
  const to = { name: '', address: email.recipient };
  return {
    from: mailFrom,
    to,
    replyTo: email.replyTo ? { name: '', address: email.replyTo } : undefined,
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    date: email.createdAt,
    headers: headersOf(email),
    attachments: [
      ...(email.calendar ? calendarParts(email.calendar) : []).map((content, index, { length }) => ({
        filename: length > 1 ? `session-${index + 1}.ics` : 'session.ics',
        content,
        contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
      })),
      ...email.files,
      ...codePictures(email.html),
    ],
  };
}

/** What the entry itself says it is: readers compare the two. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

const headersOf = ({ requestedBy, optOutUrl }: Letter): Record<string, string> => ({
  ...(requestedBy === 'system' && { 'Auto-Submitted': 'auto-generated' }),
  ...(optOutUrl !== null && {
    'List-Unsubscribe': `<${optOutUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

async function withDeadline(sending: Promise<unknown>, deadlineMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('Sending took too long'), { code: 'ETIMEDOUT', command: 'DATA' })),
      deadlineMs,
    );
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
