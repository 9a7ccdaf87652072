import type { Tab } from 'payload';
import { listOfLines, localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { heading, lead, page, rows, titleAndText } from '../fields/page.ts';
import { validateWon } from '../validation/won.ts';

const hero: Tab = {
  name: 'hero',
  label: 'Hero',
  description: 'The buttons "Book Info Session" and the phone number below it are fixed.',
  fields: [localizedLine('eyebrow', { maxLength: 80 }), localizedLine('title', { maxLength: 100 }), lead()],
};

const stats = rows(
  'stats',
  ['Figure', 'Figures'],
  [
    {
      type: 'row',
      fields: [
        localizedLine('figure', { maxLength: 30 }),
        localizedLine('label', { label: 'What it counts', maxLength: 80 }),
      ],
    },
  ],
  { max: 6, description: 'Large figures under the hero.' },
);

const audience: Tab = {
  name: 'audience',
  label: 'Target customers',
  fields: [
    heading(),
    lead(),
    rows(
      'personas',
      ['Customer group', 'Customer groups'],
      [
        localizedLine('name', { maxLength: 80 }),
        listOfLines('pains', { label: 'What they miss' }),
        listOfLines('gains', { label: 'What the cafe gives them' }),
      ],
      { max: 4 },
    ),
  ],
};

const revenue: Tab = {
  name: 'revenue',
  label: 'Revenue',
  description: 'Shown as a chart. The average total is the sum of the streams.',
  fields: [
    heading(),
    lead(),
    rows(
      'streams',
      ['Stream', 'Streams'],
      [
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
      { max: 6 },
    ),
    localizedParagraph('note', { label: 'Small print', maxLength: 300 }),
  ],
};

const roadmap: Tab = {
  name: 'roadmap',
  label: 'Roadmap',
  fields: [
    heading(),
    lead(),
    rows(
      'phases',
      ['Phase', 'Phases'],
      [
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
      { max: 6 },
    ),
  ],
};

/** The page for prospective franchisees. */
export const franchisePage = page({
  slug: 'franchise-page',
  label: 'Franchise page',
  description: 'The texts and figures of /franchise, in the order in which they appear.',
  tabs: [
    hero,
    { label: 'Figures', fields: [stats] },
    {
      name: 'whyUs',
      label: 'Why us',
      fields: [heading(), lead(), rows('points', ['Reason', 'Reasons'], titleAndText(), { max: 10 })],
    },
    audience,
    revenue,
    roadmap,
    {
      name: 'process',
      label: 'Application',
      fields: [heading(), lead(), rows('steps', ['Step', 'Steps'], titleAndText(), { max: 10 })],
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
});
