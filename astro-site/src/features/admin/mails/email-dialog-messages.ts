import { emailTemplates, type EmailTemplate } from 'shared/bookings/email-templates.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './email-dialog-messages.ko.ts';

const en = {
  title: (name: string) => `Email to ${name}`,
  custom: 'Custom Email',
  templates: 'Templates',
  template: 'Template',
  chooseTemplate: 'Choose a template',
  templateNames: Object.fromEntries(emailTemplates.map(({ key, label }) => [key, label])) as Record<
    EmailTemplate['key'],
    string
  >,
  language: 'Language',
  subject: 'Subject',
  message: 'Message',
  preview: 'Preview',
  previewLoading: 'Drawing the mail...',
  previewFailed: 'The preview could not be drawn. The mail can be sent all the same.',
  previewFrame: 'The mail as the visitor will see it',
  previewHint: 'Exactly this is sent, and the same as plain text for mail readers that show no HTML.',
  writtenIn: (language: string) => `The visitor’s mails are written in ${language}.`,
  send: 'Send Email',
  sending: 'Sending...',
  sent: 'The email is on its way. The card says when it has left.',
  failed: 'Failed to send email.',
};
export type EmailDialogTexts = typeof en;

/** Words of the dialog in which staff write to a visitor. */
export const emailDialogTexts: InEveryLanguage<EmailDialogTexts> = { en, ko };
