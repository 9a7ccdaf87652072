import { randomBytes } from 'node:crypto';
import type { FieldHook } from 'payload';

/**
 * A stable key for a row, made once: renaming the label later does not change it. The random end keeps a later row
 * apart that is given a label of before.
 */
export const rowKey: FieldHook = ({ value, siblingData }) => {
  if (typeof value === 'string' && value !== '') return value;
  const label = typeof siblingData?.['label'] === 'string' ? siblingData['label'] : '';
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'price'}-${randomBytes(3).toString('hex')}`;
};
