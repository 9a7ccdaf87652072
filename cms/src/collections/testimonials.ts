import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { wholeNumber } from '../validation/whole-number.ts';

/** Customers' words below the gallery. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Customer quote', plural: 'Customer quotes' },
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'author',
    defaultColumns: ['author', 'rating', '_status'],
    description: 'Quotes below the gallery; three fit well. Publish only what a customer said and agreed to.',
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedParagraph('text', {
      label: 'Quote',
      description: 'Without quotation marks; the page sets them.',
      maxLength: 400,
    }),
    localizedLine('author', {
      description: 'As the customer wants to be named, for example "Mina, Jakarta".',
      maxLength: 80,
    }),
    {
      name: 'rating',
      label: 'Stars',
      type: 'number',
      required: true,
      defaultValue: 5,
      validate: wholeNumber({ what: 'The rating', min: 1, max: 5 }),
    },
    noteField,
  ],
};
