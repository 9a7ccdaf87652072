import { localeSchema } from 'shared/languages/localized-text.ts';
import { channels, holdEnds, leadTimes } from 'shared/reports/figures.ts';
import type { Report } from 'shared/reports/report.ts';
import type { AdminLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { mailLanguages } from '../parts/mail-languages.ts';
import { addOnRowName, channelName } from './money-rows.ts';
import { byCount, inOrderOf, rowsOf, type Row } from './rows.ts';

export const sessionRows = (report: Report, figure: 'sold' | 'no-show', language: AdminLanguage): Row[] =>
  rowsOf(report, figure, ({ key }) => ({ key, detail: undefined, name: channelName(key, language) })).sort(
    inOrderOf(channels),
  );

export const partyRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'party', ({ key }) => ({
    key,
    detail: undefined,
    name: figureNames[language].party(key),
  })).sort((a, b) => Number(a.key) - Number(b.key));

export const cancelledRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'cancelled', ({ key, detail }) => {
    const { leadTimes: times, by } = figureNames[language];
    const time = leadTimes.find((known) => known === key);
    return { key, detail, name: `${time ? times[time] : key}, ${by[detail] ?? detail}` };
  }).sort(inOrderOf(leadTimes));

export const holdRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'hold', ({ key }) => {
    const end = holdEnds.find((known) => known === key);
    return { key, detail: undefined, name: end ? figureNames[language].holdEnds[end] : key };
  }).sort(inOrderOf(holdEnds));

export const languageRows = (report: Report, language: AdminLanguage): Row[] =>
  rowsOf(report, 'language', ({ key }) => {
    const locale = localeSchema.safeParse(key);
    return { key, detail: undefined, name: locale.success ? mailLanguages[language][locale.data] : key };
  }).sort(byCount);

/** Of the countries of one code the main one is named. */
const NAMED = 1;

export function countryRows(report: Report, language: AdminLanguage): Row[] {
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const { noPhone, otherCountries } = figureNames[language];
  return rowsOf(report, 'country', ({ key }) => {
    const codes = report.names.countries[key] ?? [];
    const named = codes
      .slice(0, NAMED)
      .map((code) => regions.of(code) ?? code)
      .join(', ');
    const more = codes.length - NAMED;
    const countries = more > 0 ? otherCountries(named, more) : named;
    return { key, detail: undefined, name: key === 'none' ? noPhone : `+${key} ${countries}`.trim() };
  }).sort(byCount);
}

/** An open delivery is overdue or not by `today`, yyyy-MM-dd in Seoul. */
export const deliveryRows = (report: Report, language: AdminLanguage, today: string): Row[] =>
  rowsOf(report, 'delivery', ({ key, detail }) => {
    const [kind = '', dueOn = ''] = detail.split(':');
    const state = kind === 'open' && dueOn < today ? 'overdue' : kind;
    const words = figureNames[language].deliveries[state] ?? state;
    return { key, detail: state, name: `${addOnRowName(report, key, language)}, ${words}` };
  }).sort((a, b) => a.name.localeCompare(b.name, language));
