import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { richTextEditor } from '../rich-text/editor.ts';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import { validateDate } from '../validation/booking-rules.ts';
import { ruleWordHint } from '../validation/rule-words.ts';

/** The three texts that the footer opens. */
export const policies: CollectionConfig = {
  slug: 'policies',
  labels: { singular: 'Policy', plural: 'Policies' },
  orderable: true,
  disableDuplicate: true,
  admin: {
    pagination: wholeList,
    group: navGroup.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'effectiveDate', '_status'],
    description: 'Privacy Policy, Terms of Service and Cancellation Policy, opened from the footer.',
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    // The footer has exactly three buttons; their texts change, their number does not.
    create: managersOnly,
    update: staff,
    delete: managersOnly,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('title', { description: 'Heading of the dialog.', maxLength: 80 }),
    {
      name: 'body',
      label: 'Text',
      type: 'richText',
      localized: true,
      required: true,
      editor: richTextEditor,
      validate: validateRichText,
      admin: {
        description: `Headings, lists, links, bold and italic are shown; nothing else. ${ruleWordHint} A list item that is only {refundList} becomes an item for each step.`,
      },
    },
    {
      name: 'slug',
      label: 'Opens from',
      type: 'select',
      required: true,
      unique: true,
      options: [
        { label: 'Privacy Policy button', value: 'privacy' },
        { label: 'Terms of Service button', value: 'terms' },
        { label: 'Cancellation Policy button', value: 'cancellation' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'effectiveDate',
      label: 'Effective date',
      type: 'text',
      required: true,
      validate: validateDate,
      admin: { position: 'sidebar', description: 'As yyyy-MM-dd. Shown under the heading in words.' },
    },
    noteField,
  ],
};
