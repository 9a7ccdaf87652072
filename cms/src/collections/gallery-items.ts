import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { wholeList } from '../fields/whole-list.ts';

/** Pictures of the landing page's gallery. */
export const galleryItems: CollectionConfig = {
  slug: 'gallery-items',
  labels: { singular: 'Gallery picture', plural: 'Gallery' },
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'category', 'featured', '_status'],
    description:
      'The gallery of the landing page: a large picture, a moving one and a grid of about 36. Drag to sort.',
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      required: true,
      displayPreview: true,
      admin: { description: 'At least 1600 pixels wide. What it shows is described at the picture itself.' },
    },
    localizedLine('title', { description: 'Under the picture in the full-screen viewer.', maxLength: 80 }),
    localizedParagraph('description', {
      description: 'One sentence in the full-screen viewer.',
      maxLength: 240,
    }),
    localizedLine('category', {
      description: 'For example "Studio" or "Vinyl"; pictures with the same word belong together.',
      maxLength: 40,
    }),
    {
      name: 'featured',
      label: 'Large picture at the top',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'Mark one. If several are marked, the first in the list is shown.',
      },
    },
    {
      name: 'animated',
      label: 'Moving picture',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'An animated WebP or GIF beside the grid. The first in the list is shown.',
      },
    },
  ],
};
