import { openKinds } from 'shared/reports/figures.ts';
import type { Report } from 'shared/reports/report.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { behindAddress } from './behind-address.ts';
import { Bars } from './Bars.tsx';
import { curveOf, moneySteps } from './curve-steps.ts';
import { CurveTable } from './CurveTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FlatBars } from './FlatBars.tsx';
import {
  addOnRows,
  channelRows,
  discountRows,
  feeRows,
  giftMovedRows,
  giftRows,
  moneyRows,
  otherRows,
} from './money-rows.ts';
import { reportTexts } from './report-messages.ts';
import type { Row } from './rows.ts';
import { Section } from './Section.tsx';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { shortWon, whole } from './won-text.ts';

/** What came in and went out, and when. */
export function MoneySection({ report }: { report: Report }) {
  const language = useLanguage();
  const { charts } = reportTexts[language];
  const { figures } = figureNames[language];
  const { span, step } = report;
  const points = curveOf(report);
  return (
    <Section name="money">
      <Bars title={charts.money} steps={moneySteps(points, step, language)} axisText={shortWon} />
      <CurveTable caption={charts.money} points={points} step={step} what="money" />
      <FlatBars title={charts.channels} bars={barsOf(channelRows(report, language))} />
      <FigureTable isMoney caption={figures.taken} rows={moneyRows(report, 'taken', language)} span={span} />
      <FigureTable
        isMoney
        caption={figures['given-back']}
        rows={moneyRows(report, 'given-back', language)}
        span={span}
      />
      {(['gift-paid', 'gift-returned'] as const).map((figure) => {
        const rows = giftMovedRows(report, figure, language);
        return (
          rows.length > 0 && (
            <FigureTable key={figure} isMoney caption={figures[figure]} rows={rows} span={span} />
          )
        );
      })}
    </Section>
  );
}

/** What it was paid for. */
export function SalesSection({ report }: { report: Report }) {
  const language = useLanguage();
  const { charts } = reportTexts[language];
  const { figures } = figureNames[language];
  const { span } = report;
  const [fees, addOns, gifts, discounts, other] = [
    feeRows(report, language),
    addOnRows(report, 'add-on', language),
    giftRows(report, language),
    discountRows(report),
    otherRows(report, language),
  ];
  const atStudio = addOnRows(report, 'at-studio', language);
  return (
    <Section name="sales">
      <FlatBars title={charts.sales} bars={barsOf([...fees, ...addOns])} />
      <FigureTable isMoney caption={figures.fee} rows={fees} span={span} />
      <FigureTable isMoney caption={figures['add-on']} rows={addOns} span={span} />
      {gifts.length > 0 && (
        <FigureTable isMoney isOfBookings={false} caption={figures['gift-sold']} rows={gifts} span={span} />
      )}
      {discounts.length > 0 && (
        <FigureTable isMoney caption={figures.discount} rows={discounts} span={span} />
      )}
      {other.length > 0 && <FigureTable isMoney caption={figures.other} rows={other} span={span} />}
      {atStudio.length > 0 && (
        <FigureTable isMoney caption={figures['at-studio']} rows={atStudio} span={span} />
      )}
    </Section>
  );
}

const barsOf = (rows: readonly Row[]) =>
  rows.map(({ figure, key, name, amount }) => ({
    key: `${figure} ${key}`,
    name,
    value: amount,
    text: signedWon(amount),
  }));

/** What is to be given back and to be paid, now. */
export function OpenSection({ report: { open, onGiftCards, span } }: { report: Report }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { figures } = figureNames[language];
  return (
    <Section name="open">
      <table className="report-table figures">
        <caption className="sr-only">{texts.sections.open}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.what}</th>
            <th scope="col">{texts.columns.count}</th>
            <th scope="col">{texts.columns.won}</th>
          </tr>
        </thead>
        <tbody>
          {openKinds.map((figure) => {
            const { count, won } = open[figure];
            const name = figures[figure];
            const behind = { figure, key: undefined, detail: undefined };
            return (
              <tr key={figure}>
                <th scope="row">
                  {count === 0 ? (
                    name
                  ) : (
                    <a
                      href={behindAddress(behind, span)}
                      aria-label={texts.behind(name)}
                      className="inline-block min-w-6"
                    >
                      {name}
                    </a>
                  )}
                </th>
                <td>{whole(count)}</td>
                <td>{signedWon(won)}</td>
              </tr>
            );
          })}
          {onGiftCards && (
            <tr>
              <th scope="row">{texts.onGiftCards}</th>
              <td>{whole(onGiftCards.count)}</td>
              <td>{signedWon(onGiftCards.won)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Section>
  );
}
