import type { Branch } from 'shared/branches/branch.ts';
import { initialRules, initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { aCatalogue } from '../../harness/catalogue.ts';

const { openingHours, closedDates, priceBands, studios } = initialRules;

/** The house's first cafe: its hours, prices and booth. */
export const sinsa: Branch = {
  id: 1,
  slug: 'sinsa',
  name: { en: 'Sinsa', ko: '신사점', zh: '新沙店', ja: '新沙店' },
  ...{ openingHours, closedDates, priceBands, studios },
  venue: initialVenue,
  sessionMails: initialSessionMails,
};

/** A second one with hours, a price, a closed day and two booths of its own. */
export const hongdae: Branch = {
  id: 2,
  slug: 'hongdae',
  name: { en: 'Hongdae', ko: '홍대점', zh: '弘大店', ja: '弘大店' },
  openingHours: { opensAt: '12:00', closesAt: '20:00' },
  closedDates: ['2026-07-20'],
  priceBands: [
    {
      ...{ key: 'all-day', label: 'All day', labels: { en: 'All day' } },
      ...{ startsAt: '12:00', lastStartAt: '20:00', feeWon: 30_000 },
    },
  ],
  studios: [
    { id: 11, name: 'Hongdae A' },
    { id: 12, name: 'Hongdae B' },
  ],
  venue: {
    ...initialVenue,
    cafeName: { en: 'Sinsa Record Cafe Hongdae' },
    address: { en: 'Seogyo-dong, Mapo-gu, Seoul' },
    directions: { en: '5 minutes on foot from Hongik University Station (Line 2)' },
    email: 'hongdae@sinsarecordcafe.example',
  },
  sessionMails: initialSessionMails,
};

/** A catalogue of several cafes. */
export const aChain = (version: number, branches: Branch[] = [sinsa, hongdae]): Catalogue => ({
  ...aCatalogue(version),
  branches,
});
