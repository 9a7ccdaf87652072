import type { Payload } from 'payload';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';

/** Something of the first installation that visitors should not see for long. */
export interface Sample {
  what: string;
  /** Path below the admin panel. */
  path: string;
}

const settingsPath = '/globals/site-settings';
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is published and still a sample of the first installation; empty once the cafe's own things are in. */
export async function samplesLeft(payload: Payload): Promise<Sample[]> {
  const [settings, albums, quotes] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.count({ collection: 'albums', where: { and: [published, { embedUrl: { exists: false } }] } }),
    payload.count({
      collection: 'testimonials',
      where: { and: [published, { author: { like: 'Sample guest' } }] },
    }),
  ]);
  const samples: (Sample | false)[] = [
    settings.phone === initialVenue.phone && {
      what: `The phone number ${settings.phone}`,
      path: settingsPath,
    },
    settings.email === initialVenue.email && {
      what: `The e-mail address ${settings.email}`,
      path: settingsPath,
    },
    settings.franchiseEmail === initialVenue.franchiseEmail && {
      what: `The e-mail address ${settings.franchiseEmail} for franchise enquiries`,
      path: settingsPath,
    },
    settings.supportHandle === initialVenue.supportHandle && {
      what: `The chat handle ${settings.supportHandle}`,
      path: settingsPath,
    },
    settings.businessRegistration.includes('(sample)') && {
      what: 'The business registration line in the footer',
      path: settingsPath,
    },
    albums.totalDocs > 0 && {
      what: `${counted(albums.totalDocs, 'album has', 'albums have')} no player yet; visitors read "Coming soon"`,
      path: '/collections/albums',
    },
    quotes.totalDocs > 0 && {
      what: counted(quotes.totalDocs, 'customer quote by a sample guest', 'customer quotes by sample guests'),
      path: '/collections/testimonials',
    },
  ];
  return samples.filter((sample) => sample !== false);
}

const published = { _status: { equals: 'published' } };
