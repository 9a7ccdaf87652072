import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './mail-messages.ko.ts';

const en = {
  delivery: { queued: 'waiting', sending: 'being sent', sent: 'sent', failed: 'not delivered' },
  again: 'Send again',
  resent: 'The e-mail is on its way again.',
  resendFailed: 'Failed to send the e-mail again.',
  languageHint: 'Of the whole mail: box, date and footer too.',
  openTitle: 'This mail does not say everything yet',
  open: (places: string) => `It says ${places} where something should stand. Send it all the same?`,
  sendOpen: 'Send it all the same',
  goBack: 'Go back to the mail',
  resendTitle: 'Send this e-mail again?',
  resend: (to: string, subject: string) => `${to} gets “${subject}” once more, word for word.`,
  resendAgree: 'Send it again',
  leave: 'Leave it',
  /** The link to the visitor's own page. */
  link: {
    open: 'New link',
    title: 'Replace the visitor’s link?',
    question: (email: string) =>
      `Every link to this visitor’s own page stops working at once, and whoever has the page open is put out. A new link goes to ${email}.`,
    agree: 'Replace the link',
    replaced: (email: string) => `Earlier links are dead. A new one is on its way to ${email}.`,
    failed: 'Failed to replace the link.',
  },
};
export type MailTexts = typeof en;

/** Words about mails that go out, beside those of the e-mail dialog. */
export const mailTexts: InEveryLanguage<MailTexts> = { en, ko };
