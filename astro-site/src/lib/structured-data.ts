import { addOnName } from 'shared/catalogue/add-on-name.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { soldBands } from 'shared/slots/sold-bands.ts';
import type { ContentSnapshot, FaqEntry, SiteSettings } from 'shared/content/snapshot.ts';
import { weekdays } from 'shared/time/display.ts';
import { told } from './language/content.ts';
import { branchAnchor, branchBooking } from './branch-places.ts';
import { linkTo } from './language/links.ts';

const context = 'https://schema.org';

const session: Record<Locale, (band: string, from: string, to: string) => string> = {
  en: (band, from, to) => `Recording session, ${band} (${from}-${to})`,
  ko: (band, from, to) => `녹음 세션, ${band} (${from}~${to})`,
  zh: (band, from, to) => `录音场次，${band}（${from}-${to}）`,
  ja: (band, from, to) => `レコーディングセッション、${band}（${from}〜${to}）`,
};

/** What is said of one cafe, the house itself or a branch. */
type Cafe = Pick<SiteSettings, 'cafeName' | 'address' | 'phone' | 'email'> & {
  rules: Parameters<typeof soldBands>[0];
  /** Where it is booked, as English has it. */
  booking: string;
};

/** The cafe, its sessions by time of day and its add-ons, as schema.org describes them; one cafe in every language. */
export function cafeStructuredData(snapshot: ContentSnapshot, siteOrigin: string, image: string | undefined) {
  const { settings, rules, addons, branches } = snapshot;
  const offer = (name: string, priceWon: number, page: string) => ({
    '@type': 'Offer',
    name,
    price: priceWon,
    priceCurrency: 'KRW',
    url: siteOrigin + linkTo(page),
  });
  const addOnOffers = addons
    .filter((addon) => !addon.customQuote)
    .map((addon) => offer(addOnName(addon), addon.price, '/#booking'));
  const sessionOffers = ({ rules, booking }: Cafe) =>
    soldBands(rules).map(({ label, labels = { en: label }, startsAt, lastStartAt, feeWon }) =>
      offer(session[pageLanguage()](told(labels), startsAt, lastStartAt), feeWon, booking),
    );
  const about = {
    description: told(settings.description),
    url: siteOrigin + linkTo('/'),
    ...(image && { image }),
  };
  const place = ({ cafeName, address, phone, email, rules }: Cafe) => ({
    '@type': ['LocalBusiness', 'EntertainmentBusiness'],
    name: told(cafeName),
    ...about,
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: told(address), addressCountry: 'KR' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: rules.openingHours.opensAt,
      closes: rules.openingHours.closesAt,
    },
    currenciesAccepted: 'KRW',
  });
  if (branches.length < 2) {
    const cafe = { ...settings, rules, booking: '/#booking' };
    return {
      '@context': context,
      '@id': `${siteOrigin}/#cafe`,
      ...place(cafe),
      makesOffer: [...sessionOffers(cafe), ...addOnOffers],
    };
  }
  const house = `${siteOrigin}/#house`;
  const { phone, email } = settings;
  return {
    '@context': context,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': house,
        name: told(settings.cafeName),
        ...about,
        telephone: phone,
        email,
        makesOffer: addOnOffers,
      },
      ...branches.map((branch) => {
        const cafe = { ...branch, rules: { ...rules, ...branch }, booking: branchBooking(branch) };
        return {
          '@id': siteOrigin + branchAnchor(branch),
          ...place(cafe),
          url: siteOrigin + linkTo(branchAnchor(branch)),
          branchCode: branch.slug,
          parentOrganization: { '@id': house },
          makesOffer: sessionOffers(cafe),
        };
      }),
    ],
  };
}

/** The questions of /faq. */
export function faqStructuredData(faq: readonly FaqEntry[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: pageLanguage(),
    mainEntity: faq
      .filter((entry) => entry.placement === 'page')
      .map((entry) => ({
        '@type': 'Question',
        name: told(entry.question),
        acceptedAnswer: { '@type': 'Answer', text: told(entry.answer) },
      })),
  };
}
