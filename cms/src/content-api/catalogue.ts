import type { Payload } from 'payload';
import { catalogueSchema, type Catalogue, type Venue } from 'shared/catalogue/catalogue.ts';
import { withRuleWords } from 'shared/content/rule-words.ts';
import type { SiteSettings } from 'shared/content/snapshot.ts';
import { readContentVersion } from '../content-version/content-version.ts';
import { asOneCafe, branchesOfHouse } from './branches.ts';
import { consistentRead } from './consistent-read.ts';
import { checked } from './content-problem.ts';
import { publishedContent } from './read-content.ts';
import { addOnSource } from './sources/add-ons.ts';
import { branchSource } from './sources/branches.ts';
import { bookingRulesSource } from './sources/booking-rules.ts';
import { sessionMailsSource } from './sources/session-mails.ts';
import { siteSettingsSource } from './sources/site-settings.ts';

/** What the booking service sells and writes mails from, as of one content version. @throws ContentProblem */
export function readCatalogue(payload: Payload): Promise<Catalogue> {
  return consistentRead(payload, async (req) => {
    const version = await readContentVersion(payload, req);
    const { collection, global } = publishedContent(req);
    const rules = await global(bookingRulesSource);
    const addons = await collection(addOnSource);
    const settings = await global(siteSettingsSource);
    const branches = branchesOfHouse(await collection(branchSource), { rules, settings, addons });
    const sessionMails = await global(sessionMailsSource);
    const house = asOneCafe({ rules, settings, addons }, branches);
    const venue = venueOf(house.settings);
    const texts = withRuleWords({ addons, venue, sessionMails }, { rules: house.rules, addons });
    const sold = branches.map((branch) => ({
      ...branch,
      venue: venueOf({ ...settings, ...branch }),
      sessionMails: withRuleWords(sessionMails, { rules: { ...rules, ...branch }, addons }),
    }));
    return checked(
      catalogueSchema,
      { version, rules, branches: sold, ...texts },
      { en: 'The catalogue', ko: '판매 정보' },
    );
  });
}

/** What e-mails and calendar entries say of a cafe: the same that the contact section shows. */
function venueOf({ nearestStation, ...settings }: SiteSettings): Venue {
  const { cafeName, address, supportHandle, email, franchiseEmail, phone } = settings;
  return { cafeName, address, directions: nearestStation, supportHandle, email, franchiseEmail, phone };
}
