import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { ruleWordHint } from '../validation/rule-words.ts';

/** Questions of the landing page and of /faq; the two pages answer some things differently. */
export const faqEntries: CollectionConfig = {
  slug: 'faq-entries',
  labels: { singular: 'FAQ entry', plural: 'FAQ' },
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'question',
    defaultColumns: ['question', 'placement', '_status'],
    listSearchableFields: ['question', 'answer'],
    description:
      'Questions and answers. The landing page shows 12 of its own; /faq shows the long list in three languages.',
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedLine('question', { description: 'The line visitors click.' }),
    localizedParagraph('answer', {
      description: `Opens under the question. Plain text; an empty line starts a paragraph. ${ruleWordHint}`,
    }),
    {
      name: 'placement',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: [
        { label: 'Landing page', value: 'landing' },
        { label: 'FAQ page', value: 'page' },
      ],
      admin: { position: 'sidebar', description: 'Where the question shows.' },
    },
    noteField,
  ],
};
