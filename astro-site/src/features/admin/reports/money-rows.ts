import { channels, giftOrigins, isChannel, type GiftOrigin } from 'shared/reports/figures.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { Report } from 'shared/reports/report.ts';
import type { AdminLanguage } from '../language/language.ts';
import { figureNames, methodName } from 'shared/reports/figure-names.ts';
import { byAmount, inOrderOf, rowsOf, type Row } from './rows.ts';

export function channelName(key: string, language: AdminLanguage): string {
  return isChannel(key) ? figureNames[language].channels[key] : key;
}

/** Money that was received or given back, by channel and method. */
export const moneyRows = (report: Report, figure: 'taken' | 'given-back', language: AdminLanguage): Row[] =>
  rowsOf(report, figure, ({ key, detail }) => ({
    key,
    detail,
    name: `${channelName(key, language)} · ${methodName(detail, language)}`,
  })).sort(inOrderOf(channels));

/** Money that was received, by channel alone. */
export const channelRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'taken', ({ key }) => ({ key, detail: undefined, name: channelName(key, language) })).sort(
    inOrderOf(channels),
  );

export const feeRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'fee', ({ key }) => {
    const band = report.names.bands[key];
    return { key, detail: undefined, name: band ? localized(band, language) : figureNames[language].noBand };
  }).sort(byAmount);

export const addOnRowName = (
  { names }: Pick<Report, 'names'>,
  key: string,
  language: AdminLanguage,
): string => {
  const addOn = names.addOns[key];
  return addOn ? localized(addOn, language) : `#${key}`;
};

export const addOnRows = (report: Report, figure: 'add-on' | 'at-studio', language: AdminLanguage): Row[] =>
  rowsOf(report, figure, ({ key }) => ({
    key,
    detail: undefined,
    name: addOnRowName(report, key, language),
  })).sort(byAmount);

export const discountRows = (report: Report): Row[] =>
  rowsOf(report, 'discount', ({ key }) => ({
    key,
    detail: undefined,
    name: shownVoucherCode(report.names.vouchers[key] ?? `#${key}`),
  })).sort((one, other) => one.amount - other.amount);

/** What gift cards paid, or what went back onto them, by how the cards came. */
export const giftMovedRows = (
  report: Report,
  figure: 'gift-paid' | 'gift-returned',
  language: AdminLanguage,
): Row[] =>
  rowsOf(report, figure, ({ key }) => ({
    ...{ key, detail: undefined },
    name: figureNames[language].giftCards[key as GiftOrigin],
  })).sort(inOrderOf(giftOrigins));

/** Gift cards that were sold, by channel. */
export const giftRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'gift-sold', ({ detail }) => ({
    key: undefined,
    detail,
    name: channelName(detail, language),
  })).sort(byAmount);

export const otherRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'other', () => ({
    key: undefined,
    detail: undefined,
    name: figureNames[language].figures.other,
  }));
