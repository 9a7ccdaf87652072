import type { FieldHook } from 'payload';

/** A stable key for a row, made once from its label: renaming the label later does not change it. */
export const rowKey: FieldHook = ({ value, siblingData }) => {
  if (typeof value === 'string' && value !== '') return value;
  const label = typeof siblingData?.['label'] === 'string' ? siblingData['label'] : '';
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'price';
};
