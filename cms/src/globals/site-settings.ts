import type { GlobalConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import {
  validateEmail,
  validateOptionalEmail,
  validatePhone,
  validateWebAddress,
} from '../validation/contact.ts';

/** Name, contact and directions, which many pages show. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: navGroup.settings,
    description: 'Name, contact section, footer and what search engines show.',
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name',
          fields: [
            localizedLine('cafeName', {
              description: 'Top bar, page titles, e-mails and the footer.',
              maxLength: 60,
            }),
            localizedLine('tagline', {
              description: 'Follows the name in the browser tab and in shared links.',
              maxLength: 90,
            }),
            localizedParagraph('description', {
              description:
                'The two lines search engines show under the title. 160 characters are shown at most.',
              maxLength: 200,
            }),
            {
              name: 'sharePicture',
              label: 'Picture of a shared link',
              type: 'upload',
              relationTo: 'media',
              displayPreview: true,
              admin: {
                description:
                  'Shown when somebody shares a page in a chat or a network. 1200 by 630 pixels fit best; what it shows is described at the picture itself.',
              },
            },
          ],
        },
        {
          label: 'Contact section',
          fields: [
            localizedLine('contactHeading', { description: 'Heading of the contact section.' }),
            localizedLine('address', {
              description: 'Contact section, footer and the structured data for maps.',
            }),
            localizedLine('nearestStation', {
              description:
                'Contact section. The payment-success page says "Line 3 exit 8, 3-minute walk"; that text is fixed.',
            }),
            localizedLine('openingHoursText', {
              description:
                'How the hours are written; {openingHours} reads them from Booking rules, where is decided what can be booked.',
            }),
            {
              name: 'phone',
              type: 'text',
              required: true,
              validate: validatePhone,
              admin: {
                description: 'Contact section. The number of the first installation is a sample: replace it.',
              },
            },
            {
              name: 'email',
              label: 'E-mail',
              type: 'text',
              required: true,
              validate: validateEmail,
              admin: {
                description:
                  'Contact section. The address of the first installation is a sample: replace it.',
              },
            },
            {
              name: 'franchiseEmail',
              label: 'E-mail for franchise enquiries',
              type: 'text',
              validate: validateOptionalEmail,
              admin: {
                description:
                  'What people write on the franchise page is mailed here. Empty: to the address above.',
              },
            },
            {
              name: 'supportHandle',
              label: 'Chat handle for support',
              type: 'text',
              required: true,
              maxLength: 60,
              admin: {
                description: 'Payment success and failure pages. The first one is a sample: replace it.',
              },
            },
            {
              name: 'socialLinks',
              type: 'array',
              labels: { singular: 'Social link', plural: 'Social links' },
              maxRows: 8,
              admin: {
                description:
                  'Icons in the contact section. The first four lead to the networks’ start pages.',
              },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 40 },
                { name: 'url', label: 'Address', type: 'text', required: true, validate: validateWebAddress },
              ],
            },
          ],
        },
        {
          label: 'Getting here',
          fields: [
            localizedLine('gettingHereHeading', {
              description: 'Heading of the box in the contact section.',
            }),
            {
              name: 'directions',
              type: 'array',
              labels: { singular: 'Way', plural: 'Ways' },
              maxRows: 8,
              admin: { description: 'One line for each starting point.' },
              fields: [
                localizedLine('from', { label: 'From', maxLength: 80 }),
                localizedParagraph('route', { label: 'Way', maxLength: 400 }),
              ],
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            localizedLine('copyright', { description: 'Last line of the footer.' }),
            localizedLine('businessRegistration', {
              label: 'Business registration line',
              description: 'After the copyright. The first one is a sample: replace it before going live.',
              maxLength: 300,
            }),
          ],
        },
      ],
    },
  ],
};
