import * as z from 'zod/mini';
import { localizedTextSchema } from '../languages/localized-text.ts';

/** So early or so late a reminder may go; staff choose within it. */
export const reminderHours = { min: 1, max: 72 } as const;

/** The mails around a session, as staff publish them in the CMS: whether they go, when, and what they say in staff's words. */
export const sessionMailsSchema = z.object({
  reminder: z.object({
    isOn: z.boolean(),
    /** How long before the session it goes. */
    hoursBefore: z.int().check(z.minimum(reminderHours.min), z.maximum(reminderHours.max)),
    heading: localizedTextSchema,
    /** Paragraphs, with an empty line between them. */
    text: localizedTextSchema,
  }),
  /** "How was it?", the day after. */
  followUp: z.object({
    isOn: z.boolean(),
    heading: localizedTextSchema,
    text: localizedTextSchema,
    /** Where visitors say how it was; null where there is no such place. */
    url: z.nullable(z.string()),
  }),
});
export type SessionMails = z.infer<typeof sessionMailsSchema>;
