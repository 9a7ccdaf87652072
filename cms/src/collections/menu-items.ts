import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { priceField } from '../fields/money.ts';
import { wholeList } from '../fields/whole-list.ts';

/** The drinks of the landing page's menu. */
export const menuItems: CollectionConfig = {
  slug: 'menu-items',
  labels: { singular: 'Menu item', plural: 'Menu' },
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'name',
    defaultColumns: ['name', 'korean', 'section', 'priceWon', '_status'],
    description: 'Drinks in the menu section of the landing page. Drag to change the order.',
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    // A new drink needs a price, and prices are the managers' business.
    create: managersOnly,
    update: staff,
    delete: managersOnly,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('name', {
      description: 'The name visitors read first, for example "Americano".',
      maxLength: 60,
    }),
    {
      name: 'korean',
      label: 'Korean name on the menu',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Shown in small letters under the name, in every language of the page.' },
    },
    {
      name: 'section',
      type: 'select',
      required: true,
      defaultValue: 'hot',
      options: [
        { label: 'Hot', value: 'hot' },
        { label: 'Cold', value: 'cold' },
      ],
      admin: { description: 'Which column of the menu the drink stands in.' },
    },
    priceField('priceWon', {
      label: 'Price (won)',
      description:
        'Shown on the menu. One premium drink is included with every session, so bookings do not add it.',
    }),
  ],
};
