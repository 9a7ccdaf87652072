import type { ArrayField } from 'payload';
import { labels } from './common-labels.ts';
import { localizedLine, localizedParagraph } from './localized-text.ts';

/** How to get to a cafe, from each place where visitors start. */
export const directions: ArrayField = {
  name: 'directions',
  type: 'array',
  label: { en: 'Directions', ko: '길 안내' },
  labels: labels('Way', 'Ways', '경로'),
  maxRows: 8,
  admin: {
    description: { en: 'One line for each starting point.', ko: '출발지마다 한 줄씩 씁니다.' },
  },
  fields: [
    localizedLine('from', { label: { en: 'From', ko: '출발지' }, maxLength: 80 }),
    localizedParagraph('route', { label: { en: 'Way', ko: '경로' }, maxLength: 400 }),
  ],
};
