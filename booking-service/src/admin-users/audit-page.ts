import * as z from 'zod';

/** A page of the audit log: newest first; `cursor` is the id of the last entry already seen. */
export const auditPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(100),
  cursor: z.coerce.number().int().positive().optional(),
});
