import type { ArrayField, GlobalConfig, Tab } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { navGroup, pageVersions } from '../fields/editorial.ts';
import { listOfLines, localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { validateWon } from '../validation/won.ts';

const heading = () => localizedLine('heading', { maxLength: 100 });
const lead = () => localizedParagraph('lead', { description: 'Under the heading.', maxLength: 400 });

function titledTexts(name: string, singular: string, plural: string): ArrayField {
  return {
    name,
    type: 'array',
    labels: { singular, plural },
    required: true,
    minRows: 1,
    maxRows: 10,
    fields: [localizedLine('title', { maxLength: 80 }), localizedParagraph('body', { maxLength: 400 })],
  };
}

const hero: Tab = {
  name: 'hero',
  label: 'Hero',
  description: 'The buttons "Book Info Session" and the phone number below it are fixed.',
  fields: [localizedLine('eyebrow', { maxLength: 80 }), localizedLine('title', { maxLength: 100 }), lead()],
};

const stats: ArrayField = {
  name: 'stats',
  type: 'array',
  labels: { singular: 'Figure', plural: 'Figures' },
  required: true,
  minRows: 1,
  maxRows: 6,
  admin: { description: 'Large figures under the hero.' },
  fields: [
    {
      type: 'row',
      fields: [
        localizedLine('figure', { maxLength: 30 }),
        localizedLine('label', { label: 'What it counts', maxLength: 80 }),
      ],
    },
  ],
};

const audience: Tab = {
  name: 'audience',
  label: 'Target customers',
  fields: [
    heading(),
    lead(),
    {
      name: 'personas',
      type: 'array',
      labels: { singular: 'Customer group', plural: 'Customer groups' },
      required: true,
      minRows: 1,
      maxRows: 4,
      fields: [
        localizedLine('name', { maxLength: 80 }),
        listOfLines('pains', { label: 'What they miss' }),
        listOfLines('gains', { label: 'What the cafe gives them' }),
      ],
    },
  ],
};

const revenue: Tab = {
  name: 'revenue',
  label: 'Revenue',
  description: 'Shown as a chart. The average total is the sum of the streams.',
  fields: [
    heading(),
    lead(),
    {
      name: 'streams',
      type: 'array',
      labels: { singular: 'Stream', plural: 'Streams' },
      required: true,
      minRows: 1,
      maxRows: 6,
      fields: [
        localizedLine('name', { maxLength: 60 }),
        {
          name: 'monthlyWon',
          label: 'Won each month',
          type: 'number',
          required: true,
          validate: validateWon,
        },
        localizedParagraph('body', { maxLength: 300 }),
      ],
    },
    localizedParagraph('note', { label: 'Small print', maxLength: 300 }),
  ],
};

const roadmap: Tab = {
  name: 'roadmap',
  label: 'Roadmap',
  fields: [
    heading(),
    lead(),
    {
      name: 'phases',
      type: 'array',
      labels: { singular: 'Phase', plural: 'Phases' },
      required: true,
      minRows: 1,
      maxRows: 6,
      fields: [
        {
          name: 'period',
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: 'For example 2027-2028.' },
        },
        localizedLine('title', { maxLength: 80 }),
        listOfLines('places'),
      ],
    },
  ],
};

/** The page for prospective franchisees (spec.md section 2, /franchise). */
export const franchisePage: GlobalConfig = {
  slug: 'franchise-page',
  label: 'Franchise page',
  admin: {
    group: navGroup.pages,
    description: 'The texts and figures of /franchise, in the order in which they appear.',
  },
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        hero,
        { label: 'Figures', fields: [stats] },
        {
          name: 'whyUs',
          label: 'Why us',
          fields: [heading(), lead(), titledTexts('points', 'Reason', 'Reasons')],
        },
        audience,
        revenue,
        roadmap,
        {
          name: 'process',
          label: 'Application',
          fields: [heading(), lead(), titledTexts('steps', 'Step', 'Steps')],
        },
        { name: 'notes', label: 'Notes', fields: [heading(), listOfLines('items')] },
        {
          name: 'callToAction',
          label: 'Call to action',
          fields: [heading(), localizedParagraph('body', { maxLength: 400 })],
        },
        {
          name: 'footer',
          label: 'Footer',
          description: 'Phone, e-mail and address come from Site settings.',
          fields: [
            localizedLine('contactHeading', { maxLength: 80 }),
            localizedLine('infoHeading', { maxLength: 80 }),
            listOfLines('infoLines'),
          ],
        },
      ],
    },
  ],
};
