/** Words about mails that go out, beside those of the e-mail dialog. */
export const mailTexts = {
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
} as const;
