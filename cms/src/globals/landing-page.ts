import type { Tab } from 'payload';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { heading, lead, page, rows, titleAndText } from '../fields/page.ts';
import { ruleWordHint } from '../validation/rule-words.ts';
import { wholeNumber } from '../validation/whole-number.ts';

/** The layout is made for three and four steps, so their number is fixed. */
const steps = (count: number, description: string) =>
  rows('steps', ['Step', 'Steps'], titleAndText(), { min: count, max: count, description });

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
      `Four steps. The second says when to arrive, {cafeMinutes} at the cafe and {boothMinutes} at the booth: both are booking rules. ${ruleWordHint}`,
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
    rows('notes', ['Note', 'Notes'], [localizedLine('text', { maxLength: 240 })], {
      max: 12,
      description: `Short facts about a session. ${ruleWordHint}`,
    }),
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
        rows('points', ['Point', 'Points'], [localizedLine('text', { maxLength: 200 })], { max: 6, min: 0 }),
      ],
    },
    {
      name: 'chart',
      type: 'group',
      label: 'Chart eligibility',
      fields: [
        heading(),
        lead(),
        rows(
          'rows',
          ['Row', 'Rows'],
          [localizedLine('name', { maxLength: 60 }), localizedLine('requirement', { maxLength: 160 })],
          { max: 6, min: 0 },
        ),
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
    rows(
      'routes',
      ['Route', 'Routes'],
      [
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
      { max: 6 },
    ),
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

/** The words of the landing page, section by section. */
export const landingPage = page({
  slug: 'landing-page',
  label: 'Landing page',
  description: 'The texts of the start page, in the order in which they appear.',
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
});
