import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { validateEmbedUrl } from '../validation/embed-url.ts';

/** The portfolio in the packages section. */
export const albums: CollectionConfig = {
  slug: 'albums',
  labels: { singular: 'Album', plural: 'Albums' },
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'artist', 'embedUrl', '_status'],
    description:
      'Record sleeves in the packages section. The player loads when a visitor clicks a sleeve; without one the sleeve says "Coming soon".',
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedLine('title', { maxLength: 80 }),
    localizedLine('artist', { maxLength: 80 }),
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      required: true,
      displayPreview: true,
      admin: { description: 'Square, at least 960 pixels.' },
    },
    {
      name: 'embedUrl',
      label: 'Address of the player',
      type: 'text',
      validate: validateEmbedUrl,
      admin: {
        description:
          'The address inside the "embed" code that the music service offers, not the one of the page. While it is empty, the sleeve says "Coming soon".',
      },
    },
    noteField,
  ],
};
