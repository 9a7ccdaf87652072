import { landingSchema, type LandingContent } from 'shared/content/snapshot.ts';
import { group, headed, lines, rows, text, titled, type AllLocales } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

const steps = (section: AllLocales) => ({
  ...headed(section),
  steps: titled(section['steps']),
});

export const landingPageSource: GlobalSource<LandingContent> = {
  global: 'landing-page',
  noun: { en: 'Landing page', ko: '랜딩 페이지' },
  schema: landingSchema,
  toContent: (doc) => ({
    hero: hero(group(doc['hero'])),
    experience: steps(group(doc['experience'])),
    howToUse: steps(group(doc['howToUse'])),
    packages: packages(group(doc['packages'])),
    menu: headed(group(doc['menu'])),
    tours: tours(group(doc['tours'])),
    gallery: gallery(group(doc['gallery'])),
    faq: headed(group(doc['faq'])),
    booking: booking(group(doc['booking'])),
  }),
};

function hero(section: AllLocales): unknown {
  return {
    eyebrow: text(section['eyebrow']),
    title: text(section['title']),
    titleKorean: section['titleKorean'],
    lead: text(section['lead']),
    note: text(section['note']),
  };
}

function packages(section: AllLocales): unknown {
  const royalty = group(section['royalty']);
  const chart = group(section['chart']);
  return {
    ...headed(section),
    notes: lines(section['notes']),
    addOnsHeading: text(section['addOnsHeading']),
    portfolio: headed(group(section['portfolio'])),
    royalty: {
      heading: text(royalty['heading']),
      body: text(royalty['body']),
      points: lines(royalty['points']),
    },
    chart: {
      ...headed(chart),
      rows: rows(chart['rows']).map((row) => ({
        name: text(row['name']),
        requirement: text(row['requirement']),
      })),
    },
  };
}

function tours(section: AllLocales): unknown {
  return {
    ...headed(section),
    routes: rows(section['routes']).map((route) => ({
      name: text(route['name']),
      minutes: route['minutes'],
      body: text(route['body']),
    })),
  };
}

const gallery = (section: AllLocales) => ({
  ...headed(section),
  quotesHeading: text(section['quotesHeading']),
});

function booking(section: AllLocales): unknown {
  return {
    ...headed(section),
    klookTitle: text(section['klookTitle']),
    klookBody: text(section['klookBody']),
    directTitle: text(section['directTitle']),
    directBody: text(section['directBody']),
  };
}
