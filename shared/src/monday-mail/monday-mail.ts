import * as z from 'zod/mini';

/** When it is sent, in Seoul. */
export const MONDAY_MAIL_TIME = '08:00';

/** `PUT /api/admin/monday-mail`: for the account that asks. */
export const mondayMailChoiceSchema = z.object({
  isOn: z.boolean({ error: 'Please send isOn as true or false' }),
});

/** `GET` of the same, and the answer to `PUT`. */
export const mondayMailSchema = z.object({ isOn: z.boolean(), email: z.string() });
export type MondayMail = z.infer<typeof mondayMailSchema>;

export const MONDAY_MAIL_ADDRESS = '/api/admin/monday-mail';
