import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { localeNames, localized } from 'shared/languages/localized-text.ts';
import { figureNames, methodName } from 'shared/reports/figure-names.ts';
import type { FigureNames } from 'shared/reports/figure-names.ts';
import type { Report, ReportLine } from 'shared/reports/report.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { Cell } from './sheet.ts';

type Named = Pick<Report, 'names'>;
type Line = Pick<ReportLine, 'figure' | 'key' | 'detail'>;

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

/** A line of a report in words: what is counted, of what, and how; sums of the span and of the one before. */
export function cellsOf(line: ReportLine, report: Named, language: StaffLanguage): Cell[] {
  const { count, amount, countBefore, amountBefore } = line;
  const words = figureNames[language];
  const detail = detailIn(line, words, language);
  return [
    ...[words.figures[line.figure], keyIn(line, report, language), detail],
    ...[count, amount, countBefore, amountBefore],
  ];
}

function keyIn({ figure, key }: Line, { names }: Named, language: StaffLanguage): string {
  const words = figureNames[language];
  const addOn = names.addOns[key];
  switch (figure) {
    case 'fee': {
      const band = names.bands[key];
      return band ? localized(band, language) : words.noBand;
    }
    case 'add-on':
    case 'delivery':
    case 'at-studio':
      return addOn ? localized(addOn, language) : `#${key}`;
    case 'discount':
      return shownVoucherCode(names.vouchers[key] ?? `#${key}`);
    case 'gift-paid':
    case 'gift-returned':
      return nameIn(words.giftCards, key);
    case 'cancelled':
      return nameIn(words.leadTimes, key);
    case 'hold':
      return nameIn(words.holdEnds, key);
    case 'party':
      return words.party(key);
    case 'language':
      return nameIn(localeNames, key);
    case 'country':
      return key === 'none' ? words.noPhone : key;
    case 'offered':
      return `${key}:00`;
    default:
      return nameIn(words.channels, key);
  }
}

function detailIn({ figure, detail }: Line, words: FigureNames, language: StaffLanguage): string {
  switch (figure) {
    case 'taken':
    case 'given-back':
      return methodName(detail, language);
    case 'fee':
    case 'add-on':
    case 'discount':
    case 'gift-paid':
    case 'gift-returned':
    case 'gift-sold':
    case 'other':
      return nameIn(words.channels, detail);
    case 'sold':
      return `${detail}:00`;
    case 'cancelled':
      return nameIn(words.by, detail);
    case 'delivery':
      return nameIn(words.deliveries, detail.split(':')[0] ?? '');
    default:
      return detail;
  }
}
