import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { validateEmbedUrl } from '../validation/embed-url.ts';

/** The portfolio in the packages section (spec.md section 2: six embedded players). */
export const albums: CollectionConfig = {
  slug: 'albums',
  labels: { singular: 'Album', plural: 'Albums' },
  orderable: true,
  admin: {
    group: navGroup.lists,
    useAsTitle: 'title',
    defaultColumns: ['cover', 'title', 'artist', '_status'],
    description: 'Record sleeves in the packages section. The player loads when a visitor clicks a sleeve.',
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
      required: true,
      validate: validateEmbedUrl,
      admin: {
        description:
          'The address inside the "embed" code that the music service offers, not the one of the page.',
      },
    },
    noteField,
  ],
};
