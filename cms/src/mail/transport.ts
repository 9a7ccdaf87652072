import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { config } from '../configuration/config.ts';

const connectMs = 10_000;
const silenceMs = 20_000;

/** Over the booking service's mail server. In production mails leave encrypted or not at all. */
export const mailTransport: EmailAdapter = () => {
  const transport = createTransport({
    url: config.SMTP_URL,
    requireTLS: config.APP_ENV === 'production',
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // Bodies are text: nothing in them may make us read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    // Payload wants them apart; what is sent has MAIL_FROM as it is written.
    defaultFromAddress: config.MAIL_FROM,
    defaultFromName: '',
    sendEmail: (message: SendMailOptions) => transport.sendMail({ ...message, from: config.MAIL_FROM }),
  };
};
