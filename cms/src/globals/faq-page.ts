import type { GlobalConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';

/** The head of /faq; its questions are FAQ entries placed on the FAQ page. */
export const faqPage: GlobalConfig = {
  slug: 'faq-page',
  label: 'FAQ page',
  admin: {
    group: navGroup.pages,
    description: 'Title and subtitle of /faq. The questions are edited under Lists, FAQ.',
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    localizedLine('title', { maxLength: 100 }),
    localizedParagraph('subtitle', { description: 'The line under the title.', maxLength: 300 }),
  ],
};
