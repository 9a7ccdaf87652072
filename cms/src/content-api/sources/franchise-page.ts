import { franchisePageSchema, type FranchisePage } from 'shared/content/franchise.ts';
import { group, headed, lines, rows, text, titled, type AllLocales } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const franchisePageSource: GlobalSource<FranchisePage> = {
  global: 'franchise-page',
  noun: { en: 'Franchise page', ko: '가맹 안내 페이지' },
  schema: franchisePageSchema,
  toContent: (doc) => {
    const hero = group(doc['hero']);
    const whyUs = group(doc['whyUs']);
    const process = group(doc['process']);
    const notes = group(doc['notes']);
    const callToAction = group(doc['callToAction']);
    return {
      hero: { eyebrow: text(hero['eyebrow']), title: text(hero['title']), lead: text(hero['lead']) },
      stats: rows(doc['stats']).map((row) => ({ figure: text(row['figure']), label: text(row['label']) })),
      whyUs: { ...headed(whyUs), points: titled(whyUs['points']) },
      audience: audience(group(doc['audience'])),
      revenue: revenue(group(doc['revenue'])),
      roadmap: roadmap(group(doc['roadmap'])),
      process: { ...headed(process), steps: titled(process['steps']) },
      notes: { heading: text(notes['heading']), items: lines(notes['items']) },
      callToAction: { heading: text(callToAction['heading']), body: text(callToAction['body']) },
      footer: footer(group(doc['footer'])),
    };
  },
};

const audience = (section: AllLocales) => ({
  ...headed(section),
  personas: rows(section['personas']).map((persona) => ({
    name: text(persona['name']),
    painPoints: lines(persona['pains']),
    solutions: lines(persona['gains']),
  })),
});

const revenue = (section: AllLocales) => ({
  ...headed(section),
  streams: rows(section['streams']).map((stream) => ({
    name: text(stream['name']),
    body: text(stream['body']),
    monthlyWon: stream['monthlyWon'],
  })),
  note: text(section['note']),
});

const roadmap = (section: AllLocales) => ({
  ...headed(section),
  phases: rows(section['phases']).map((phase) => ({
    period: phase['period'],
    title: text(phase['title']),
    places: lines(phase['places']),
  })),
});

const footer = (section: AllLocales) => ({
  contactHeading: text(section['contactHeading']),
  infoHeading: text(section['infoHeading']),
  infoLines: lines(section['infoLines']),
});
