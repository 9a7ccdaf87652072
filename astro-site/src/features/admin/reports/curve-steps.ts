import type { Report } from 'shared/reports/report.ts';
import type { Step } from 'shared/reports/spans.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import type { AdminLanguage } from '../language/language.ts';
import type { BarStep } from './Bars.tsx';
import { figureNames } from 'shared/reports/figure-names.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { whole } from './won-text.ts';

type Point = Report['curve'][number];
const nothing = { takenWon: 0, givenBackWon: 0, sessions: 0 };

/** The first day of the step after the one that begins on `from`. */
function next(from: string, step: Step): string {
  if (step === 'day') return addSeoulDays(from, 1);
  if (step === 'month') return `${addSeoulDays(`${from.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addSeoulDays(from, 7 - sinceMonday);
}

/** Every step of the span, also those in which nothing happened. */
export function curveOf({ span, step, curve }: Pick<Report, 'span' | 'step' | 'curve'>): Point[] {
  const points = new Map(curve.map((point) => [point.from, point]));
  const all: Point[] = [];
  for (let from = span.from; from <= span.to; from = next(from, step))
    all.push(points.get(from) ?? { from, ...nothing });
  return all;
}

/** "3", "3 Nov" or "Nov" at the axis, by how the curve is cut. */
function labelOf(from: string, step: Step, language: AdminLanguage): string {
  const date = new Date(`${from}T00:00:00Z`);
  const style = step === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    ...(style as Intl.DateTimeFormatOptions),
    timeZone: 'UTC',
  }).format(date);
}

const frameOf = ({ from }: Point, step: Step, language: AdminLanguage) => ({
  key: from,
  label: labelOf(from, step, language),
  name: longDateIn(language)(from),
});

export const moneySteps = (points: readonly Point[], step: Step, language: AdminLanguage): BarStep[] =>
  points.map((point) => {
    const { figures } = figureNames[language];
    const { takenWon, givenBackWon } = point;
    return {
      ...frameOf(point, step, language),
      values: [
        { value: takenWon, text: `${figures.taken} ${signedWon(takenWon)}`, tone: 'cool' },
        { value: -givenBackWon, text: `${figures['given-back']} ${signedWon(givenBackWon)}`, tone: 'amber' },
      ],
    };
  });

export const sessionSteps = (points: readonly Point[], step: Step, language: AdminLanguage): BarStep[] =>
  points.map((point) => ({
    ...frameOf(point, step, language),
    values: [
      {
        value: point.sessions,
        text: `${figureNames[language].figures.sold} ${whole(point.sessions)}`,
        tone: 'cool',
      },
    ],
  }));
