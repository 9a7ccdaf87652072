import { sessionMailsSchema, type SessionMails } from 'shared/session-mails/session-mails.ts';
import { group, text } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const sessionMailsSource: GlobalSource<SessionMails> = {
  global: 'session-mails',
  noun: { en: 'Mails around a session', ko: '녹음 전후 메일' },
  schema: sessionMailsSchema,
  toContent: (doc) => {
    const reminder = group(doc['reminder']);
    const followUp = group(doc['followUp']);
    return {
      reminder: {
        isOn: reminder['isOn'],
        hoursBefore: reminder['hoursBefore'],
        heading: text(reminder['heading']),
        text: text(reminder['text']),
      },
      followUp: {
        isOn: followUp['isOn'],
        heading: text(followUp['heading']),
        text: text(followUp['text']),
        url: followUp['url'] || null,
      },
    };
  },
};
