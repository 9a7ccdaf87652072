import type { TextareaField } from 'payload';
import { staff } from '../access/staff.ts';

/** A remark among staff: why a text reads as it does, and which other text says something else. Never published. */
export const noteField: TextareaField = {
  name: 'staffNote',
  label: 'Note for staff',
  type: 'textarea',
  access: { read: staff },
  admin: { position: 'sidebar', description: 'Only staff read this. It never leaves the CMS.' },
};
