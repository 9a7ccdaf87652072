import { localized, type Locale } from 'shared/languages/localized-text.ts';
import { soldBands } from 'shared/slots/sold-bands.ts';
import type { ContentSnapshot, FaqEntry } from 'shared/content/snapshot.ts';
import { weekdays } from 'shared/time/display.ts';

const context = 'https://schema.org';

/** The cafe, its sessions by time of day and its add-ons, as schema.org describes them. */
export function cafeStructuredData(snapshot: ContentSnapshot, siteOrigin: string, image: string | undefined) {
  const { settings, rules, addons } = snapshot;
  const offer = (name: string, priceWon: number) => ({
    '@type': 'Offer',
    name,
    price: priceWon,
    priceCurrency: 'KRW',
    url: `${siteOrigin}/#booking`,
  });
  return {
    '@context': context,
    '@type': ['LocalBusiness', 'EntertainmentBusiness'],
    '@id': `${siteOrigin}/#cafe`,
    name: localized(settings.cafeName),
    description: localized(settings.description),
    url: `${siteOrigin}/`,
    ...(image && { image }),
    telephone: settings.phone,
    email: settings.email,
    address: { '@type': 'PostalAddress', streetAddress: localized(settings.address), addressCountry: 'KR' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: rules.openingHours.opensAt,
      closes: rules.openingHours.closesAt,
    },
    currenciesAccepted: 'KRW',
    makesOffer: [
      ...soldBands(rules).map((band) =>
        offer(`Recording session, ${band.label} (${band.startsAt}-${band.lastStartAt})`, band.feeWon),
      ),
      ...addons.filter((addon) => !addon.customQuote).map((addon) => offer(addon.name, addon.price)),
    ],
  };
}

/** The questions of /faq in one language. */
export function faqStructuredData(faq: readonly FaqEntry[], locale: Locale) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faq
      .filter((entry) => entry.placement === 'page')
      .map((entry) => ({
        '@type': 'Question',
        name: localized(entry.question, locale),
        acceptedAnswer: { '@type': 'Answer', text: localized(entry.answer, locale) },
      })),
  };
}
