import * as z from 'zod/mini';

/** One line of `GET /api/admin/audit`: who did what to what, and what it was before and after. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditSchema = z.array(auditEntrySchema);
