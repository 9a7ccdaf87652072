import * as z from 'zod/mini';
import { localizedTextSchema } from '../languages/localized-text.ts';

/** One line of `GET /api/admin/branches`. */
const staffBranchSchema = z.object({ id: z.int(), name: localizedTextSchema });
export type StaffBranch = z.infer<typeof staffBranchSchema>;
export const staffBranchesSchema = z.array(staffBranchSchema);
