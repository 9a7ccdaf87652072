import * as z from 'zod';

/** A page of the enquiries: newest first; `cursor` is the id of the last one already seen. */
export const enquiryPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.coerce.number().int().positive().optional(),
});
