import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { shared, type SeedData } from '../writing/localized.ts';

const { reminder, followUp } = initialSessionMails;

/** The first mails around a session, which the booking service falls back on as well. */
export const sessionMails: SeedData = {
  reminder: { ...reminder, heading: shared(reminder.heading), text: shared(reminder.text) },
  followUp: { ...followUp, heading: shared(followUp.heading), text: shared(followUp.text) },
};
