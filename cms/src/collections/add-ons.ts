import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { nobody } from '../access/nobody.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { priceField } from '../fields/money.ts';
import { wholeList } from '../fields/whole-list.ts';
import { validateAddOnPrice } from '../validation/add-on-price.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const numberIsWhole = wholeNumber({ what: 'The number', min: 1, max: 99 });

/** Services sold with a session. Bookings keep the number, so it never changes. */
export const addOns: CollectionConfig = {
  slug: 'add-ons',
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  orderable: true,
  disableDuplicate: true,
  admin: {
    pagination: wholeList,
    group: navGroup.booking,
    useAsTitle: 'name',
    defaultColumns: ['addOnId', 'name', 'price', 'customQuote', '_status'],
    description:
      'What visitors can add to a session. Unpublish an add-on to stop selling it; existing bookings keep it.',
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: managersOnly,
    update: staff,
    // Bookings point to the number; a deleted and reused one would rename what somebody bought.
    delete: nobody,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('name', {
      description: 'Shown in the packages section, the booking form, the e-mail and the dashboard.',
    }),
    localizedParagraph('description', {
      description: 'One or two sentences under the name.',
      maxLength: 400,
    }),
    {
      ...priceField('price', {
        label: 'Price (won)',
        description: 'Added to the session fee. Bookings already made keep the price they were sold for.',
      }),
      validate: validateAddOnPrice,
    },
    {
      name: 'customQuote',
      label: 'Price by quote',
      type: 'checkbox',
      defaultValue: false,
      access: { create: managersOnly, update: managersOnly },
      admin: { description: 'The page shows "by quote" and the booking adds 0 won.' },
    },
    {
      name: 'needsDeliveryAddress',
      label: 'Needs a delivery address',
      type: 'checkbox',
      defaultValue: false,
      access: { create: managersOnly, update: managersOnly },
      admin: {
        description:
          'The booking form then asks where to send it, right under the add-on, and nobody can book it without an address.',
      },
    },
    {
      name: 'addOnId',
      label: 'Number',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      validate: numberIsWhole,
      access: { create: managersOnly, update: nobody },
      admin: {
        position: 'sidebar',
        description:
          'Bookings store this number; it cannot change. 1 mixing, 2 raw video, 3 edited video, 4 LP record, 5 global distribution, 6 billboard.',
      },
    },
  ],
};
