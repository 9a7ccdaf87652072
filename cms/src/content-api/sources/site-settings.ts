import { siteSettingsSchema, type SiteSettings } from 'shared/content/snapshot.ts';
import { directions, idOf, rows, text } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const siteSettingsSource: GlobalSource<SiteSettings> = {
  global: 'site-settings',
  noun: { en: 'Site settings', ko: '사이트 설정' },
  schema: siteSettingsSchema,
  toContent: (doc) => ({
    cafeName: text(doc['cafeName']),
    tagline: text(doc['tagline']),
    description: text(doc['description']),
    address: text(doc['address']),
    nearestStation: text(doc['nearestStation']),
    openingHoursText: text(doc['openingHoursText']),
    phone: doc['phone'],
    email: doc['email'],
    franchiseEmail: doc['franchiseEmail'] ?? '',
    supportHandle: doc['supportHandle'],
    socialLinks: rows(doc['socialLinks']).map((link) => ({ label: link['label'], url: link['url'] })),
    directions: directions(doc),
    contactHeading: text(doc['contactHeading']),
    gettingHereHeading: text(doc['gettingHereHeading']),
    copyright: text(doc['copyright']),
    businessRegistration: text(doc['businessRegistration']),
    shareMediaId: idOf(doc['sharePicture']),
  }),
};
