import { addOnName } from 'shared/catalogue/add-on-name.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import { soldBands } from 'shared/slots/sold-bands.ts';
import type { ContentSnapshot, FaqEntry } from 'shared/content/snapshot.ts';
import { weekdays } from 'shared/time/display.ts';
import { told } from './language/content.ts';
import { linkTo } from './language/links.ts';

const context = 'https://schema.org';

const session: Record<Locale, (band: string, from: string, to: string) => string> = {
  en: (band, from, to) => `Recording session, ${band} (${from}-${to})`,
  ko: (band, from, to) => `녹음 세션, ${band} (${from}~${to})`,
  zh: (band, from, to) => `录音场次，${band}（${from}-${to}）`,
  ja: (band, from, to) => `レコーディングセッション、${band}（${from}〜${to}）`,
};

/** The cafe, its sessions by time of day and its add-ons, as schema.org describes them; one cafe in every language. */
export function cafeStructuredData(snapshot: ContentSnapshot, siteOrigin: string, image: string | undefined) {
  const { settings, rules, addons } = snapshot;
  const offer = (name: string, priceWon: number) => ({
    '@type': 'Offer',
    name,
    price: priceWon,
    priceCurrency: 'KRW',
    url: siteOrigin + linkTo('/#booking'),
  });
  return {
    '@context': context,
    '@type': ['LocalBusiness', 'EntertainmentBusiness'],
    '@id': `${siteOrigin}/#cafe`,
    name: told(settings.cafeName),
    description: told(settings.description),
    url: siteOrigin + linkTo('/'),
    ...(image && { image }),
    telephone: settings.phone,
    email: settings.email,
    address: { '@type': 'PostalAddress', streetAddress: told(settings.address), addressCountry: 'KR' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: rules.openingHours.opensAt,
      closes: rules.openingHours.closesAt,
    },
    currenciesAccepted: 'KRW',
    makesOffer: [
      ...soldBands(rules).map(({ label, labels = { en: label }, startsAt, lastStartAt, feeWon }) =>
        offer(session[pageLanguage()](told(labels), startsAt, lastStartAt), feeWon),
      ),
      ...addons.filter((addon) => !addon.customQuote).map((addon) => offer(addOnName(addon), addon.price)),
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
