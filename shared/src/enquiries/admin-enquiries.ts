import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { enquiryTopicSchema } from './enquiries.ts';

const enquiryStatuses = ['new', 'answered'] as const;
const enquiryStatusSchema = z.enum(enquiryStatuses);
export type EnquiryStatus = z.infer<typeof enquiryStatusSchema>;

/** An enquiry as staff see it. Company and message are empty where nothing was written. */
export const enquirySchema = z.object({
  id: z.int(),
  topic: enquiryTopicSchema,
  name: z.string(),
  company: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: isoInstant,
  status: enquiryStatusSchema,
  /** When it was answered, and by whom; null while it is new. */
  answeredAt: z.nullable(isoInstant),
  answeredBy: z.nullable(z.string()),
});
export type Enquiry = z.infer<typeof enquirySchema>;
export const enquiriesSchema = z.array(enquirySchema);

/** `PATCH /api/admin/enquiries/{enquiryId}/status`. */
export const enquiryStatusChangeSchema = z.object({
  status: z.enum(enquiryStatuses, { error: 'Please send status as new or answered' }),
});
