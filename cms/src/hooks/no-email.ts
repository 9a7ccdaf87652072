import { APIError, type EmailAdapter } from 'payload';

/** The CMS sends no mail: managers set passwords, and mails to visitors are the booking service's work. */
export const noEmail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@invalid.example',
  defaultFromName: 'CMS',
  sendEmail: () =>
    Promise.reject(new APIError('The CMS sends no e-mail. A manager sets passwords.', 403, {}, true)),
});
