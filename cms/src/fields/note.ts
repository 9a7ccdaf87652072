import type { TextareaField } from 'payload';
import { staff } from '../access/staff.ts';

/** A remark among staff: why a text reads as it does, and which other text says something else. Never published. */
export const noteField: TextareaField = {
  name: 'staffNote',
  label: { en: 'Note for staff', ko: '직원 메모' },
  type: 'textarea',
  access: { read: staff },
  admin: {
    position: 'sidebar',
    description: {
      en: 'Only staff read this. It never leaves the CMS.',
      ko: '직원만 볼 수 있고, 사이트에는 나오지 않습니다.',
    },
  },
};
