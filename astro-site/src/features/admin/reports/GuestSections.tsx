import type { Report } from 'shared/reports/report.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { Bars } from './Bars.tsx';
import { curveOf, sessionSteps } from './curve-steps.ts';
import { CurveTable } from './CurveTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FlatBars } from './FlatBars.tsx';
import {
  cancelledRows,
  countryRows,
  deliveryRows,
  holdRows,
  languageRows,
  partyRows,
  sessionRows,
} from './guest-rows.ts';
import { HeatMap } from './HeatMap.tsx';
import { reportTexts } from './report-messages.ts';
import type { Row } from './rows.ts';
import { Section } from './Section.tsx';
import { whole } from './won-text.ts';

/** How many sang, when, and who did not come. */
export function SessionSections({ report }: { report: Report }) {
  const language = useLanguage();
  const { charts } = reportTexts[language];
  const { figures } = figureNames[language];
  const { span, step } = report;
  const points = curveOf(report);
  return (
    <>
      <Section name="sessions">
        <Bars title={charts.sessions} steps={sessionSteps(points, step, language)} axisText={whole} />
        <CurveTable caption={charts.sessions} points={points} step={step} what="sessions" />
        <FigureTable caption={figures.sold} rows={sessionRows(report, 'sold', language)} span={span} />
        <FigureTable caption={figures.party} rows={partyRows(report, language)} span={span} />
      </Section>
      <Section name="hours">
        <HeatMap report={report} />
      </Section>
      <Section name="cancellations">
        <FigureTable caption={figures.cancelled} rows={cancelledRows(report, language)} span={span} />
        <FigureTable
          caption={figures['no-show']}
          rows={sessionRows(report, 'no-show', language)}
          span={span}
        />
      </Section>
    </>
  );
}

/** Who they are, how they paid, and what they are still to get. */
export function GuestSections({ report }: { report: Report }) {
  const language = useLanguage();
  const { charts } = reportTexts[language];
  const { figures } = figureNames[language];
  const { span } = report;
  const [holds, countries] = [holdRows(report, language), countryRows(report, language)];
  const deliveries = deliveryRows(report, language, seoulWallClock(new Date()).date);
  return (
    <>
      <Section name="holds">
        <FlatBars title={charts.holds} bars={barsOf(holds)} />
        <FigureTable caption={figures.hold} rows={holds} span={span} />
      </Section>
      <Section name="guests">
        <FigureTable caption={figures.language} rows={languageRows(report, language)} span={span} />
        <FlatBars title={charts.countries} bars={barsOf(countries.slice(0, MOST_COUNTRIES))} />
        <FigureTable caption={figures.country} rows={countries} span={span} />
      </Section>
      <Section name="deliveries">
        <FigureTable caption={figures.delivery} rows={deliveries} span={span} hasTotal={false} />
      </Section>
    </>
  );
}

/** The table has all of them. */
const MOST_COUNTRIES = 8;

const barsOf = (rows: readonly Row[]) =>
  rows.map(({ key = '', name, count }) => ({ key, name, value: count, text: whole(count) }));
