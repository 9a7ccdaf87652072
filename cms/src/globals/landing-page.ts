import type { ArrayField, GlobalConfig, Tab } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const heading = () => localizedLine('heading', { description: 'Heading of the section.', maxLength: 100 });
const lead = () =>
  localizedParagraph('lead', { description: 'The sentence or two under the heading.', maxLength: 400 });

function steps(count: number, description: string): ArrayField {
  return {
    name: 'steps',
    type: 'array',
    labels: { singular: 'Step', plural: 'Steps' },
    required: true,
    minRows: count,
    maxRows: count,
    admin: { description },
    fields: [localizedLine('title', { maxLength: 80 }), localizedParagraph('body', { maxLength: 400 })],
  };
}

/** The layout is made for three and four steps (spec.md section 2), so their number is fixed. */
const experience: Tab = {
  name: 'experience',
  label: 'Experience',
  fields: [
    heading(),
    lead(),
    steps(3, 'Three steps: order and relax, choose your song, record like a star.'),
  ],
};

const howToUse: Tab = {
  name: 'howToUse',
  label: 'How to use',
  fields: [
    heading(),
    lead(),
    steps(
      4,
      'Four steps. Here visitors are asked to arrive 30 minutes early; the payment-success page says 10 minutes (fixed text).',
    ),
  ],
};

const hero: Tab = {
  name: 'hero',
  label: 'Hero',
  description: 'The first screen. Its button "Start Recording Journey" is fixed.',
  fields: [
    localizedLine('eyebrow', { label: 'Small line above the title', maxLength: 80 }),
    localizedLine('title', { maxLength: 100 }),
    { name: 'titleKorean', label: 'Korean line', type: 'text', required: true, maxLength: 60 },
    localizedParagraph('lead', { label: 'Text under the title', maxLength: 400 }),
    localizedLine('note', { label: 'Small line under the button', maxLength: 160 }),
  ],
};

const packages: Tab = {
  name: 'packages',
  label: 'Packages',
  description: 'The add-ons between these texts are edited under Booking, Add-ons.',
  fields: [
    heading(),
    lead(),
    {
      name: 'notes',
      type: 'array',
      labels: { singular: 'Note', plural: 'Notes' },
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: 'Short facts about a session.' },
      fields: [localizedLine('text', { maxLength: 240 })],
    },
    localizedLine('addOnsHeading', { description: 'Heading above the add-ons.' }),
    {
      name: 'portfolio',
      type: 'group',
      label: 'Portfolio',
      admin: { description: 'The albums are edited under Lists, Albums.' },
      fields: [heading(), lead()],
    },
    {
      name: 'royalty',
      type: 'group',
      label: 'Royalties',
      fields: [
        heading(),
        localizedParagraph('body', { maxLength: 600 }),
        {
          name: 'points',
          type: 'array',
          labels: { singular: 'Point', plural: 'Points' },
          maxRows: 6,
          fields: [localizedLine('text', { maxLength: 200 })],
        },
      ],
    },
    {
      name: 'chart',
      type: 'group',
      label: 'Chart eligibility',
      fields: [
        heading(),
        lead(),
        {
          name: 'rows',
          type: 'array',
          labels: { singular: 'Row', plural: 'Rows' },
          maxRows: 6,
          fields: [
            localizedLine('name', { maxLength: 60 }),
            localizedLine('requirement', { maxLength: 160 }),
          ],
        },
      ],
    },
  ],
};

const tours: Tab = {
  name: 'tours',
  label: 'Tours',
  fields: [
    heading(),
    lead(),
    {
      name: 'routes',
      type: 'array',
      labels: { singular: 'Route', plural: 'Routes' },
      required: true,
      minRows: 1,
      maxRows: 6,
      fields: [
        localizedLine('name', { maxLength: 80 }),
        {
          name: 'minutes',
          label: 'Minutes on foot',
          type: 'number',
          required: true,
          validate: wholeNumber({ what: 'The walk', min: 1, max: 180 }),
        },
        localizedParagraph('body', { maxLength: 600 }),
      ],
    },
  ],
};

const gallery: Tab = {
  name: 'gallery',
  label: 'Gallery',
  description: 'Pictures and quotes are edited under Lists, Gallery and Customer quotes.',
  fields: [
    heading(),
    lead(),
    localizedLine('quotesHeading', { label: 'Heading above the customer quotes', maxLength: 100 }),
  ],
};

const booking: Tab = {
  name: 'booking',
  label: 'Booking',
  description: 'Texts around the booking form. Labels and messages of the form itself are fixed.',
  fields: [
    heading(),
    lead(),
    localizedLine('klookTitle', { label: 'Klook card: title', maxLength: 80 }),
    localizedParagraph('klookBody', { label: 'Klook card: text', maxLength: 300 }),
    localizedLine('directTitle', { label: 'Direct card: title', maxLength: 80 }),
    localizedParagraph('directBody', { label: 'Direct card: text', maxLength: 300 }),
  ],
};

/** The words of the landing page, section by section (spec.md section 2). */
export const landingPage: GlobalConfig = {
  slug: 'landing-page',
  label: 'Landing page',
  admin: {
    group: navGroup.pages,
    description: 'The texts of the start page, in the order in which they appear.',
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        hero,
        experience,
        howToUse,
        packages,
        {
          name: 'menu',
          label: 'Menu',
          description: 'The drinks are edited under Lists, Menu.',
          fields: [heading(), lead()],
        },
        gallery,
        tours,
        {
          name: 'faq',
          label: 'FAQ',
          description: 'The questions are edited under Lists, FAQ.',
          fields: [heading(), lead()],
        },
        booking,
      ],
    },
  ],
};
