import { useTexts } from '../language/language.ts';
import { behindAddress } from './behind-address.ts';
import { Change } from './Change.tsx';
import type { Asked } from './report-api.ts';
import { reportTexts } from './report-messages.ts';
import { sumOf, type Row } from './rows.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { whole } from './won-text.ts';

interface FigureTableProps {
  caption: string;
  rows: readonly Row[];
  span: Asked;
  /** Of money: won beside the count, and what changed is the won. */
  isMoney?: boolean;
  hasTotal?: boolean;
  /** Whether there are bookings behind it. */
  isOfBookings?: boolean;
}

/** Parts of a figure, each with what it was before and a way to its bookings. */
export function FigureTable({
  caption,
  rows,
  span,
  isMoney = false,
  hasTotal = rows.length > 1,
  isOfBookings = true,
}: FigureTableProps) {
  const texts = useTexts(reportTexts);
  const { columns } = texts;
  if (rows.length === 0)
    return (
      <div>
        <h3 className="font-bold">{caption}</h3>
        <p className="text-soft">{texts.nothing}</p>
      </div>
    );
  const figuresOf = (row: Pick<Row, 'count' | 'amount' | 'countBefore' | 'amountBefore'>) => {
    const [now, before] = isMoney ? [row.amount, row.amountBefore] : [row.count, row.countBefore];
    const text = isMoney ? signedWon : whole;
    return (
      <>
        {isMoney && <td className="max-sm:hidden">{whole(row.count)}</td>}
        <td>
          {text(now)}
          {/* Where there is no room for columns of their own. */}
          <span className="text-soft block text-[0.9375rem] sm:hidden">
            {isMoney && <span className="block">{texts.times(whole(row.count))}</span>}
            {texts.beforeWas(text(before))}
          </span>
        </td>
        <td className="text-soft max-sm:hidden">{text(before)}</td>
        <td className="max-sm:hidden">
          <Change now={now} before={before} />
        </td>
      </>
    );
  };
  return (
    <table className="report-table figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" className={isMoney ? 'max-sm:hidden' : undefined}>
            {columns.count}
          </th>
          {isMoney && <th scope="col">{columns.won}</th>}
          <th scope="col" className="max-sm:hidden">
            {columns.before}
          </th>
          <th scope="col" className="max-sm:hidden">
            {columns.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.figure} ${row.key} ${row.detail}`}>
            <th scope="row">
              {!isOfBookings || (row.count === 0 && row.amount === 0) ? (
                row.name
              ) : (
                <a
                  href={behindAddress(row, span)}
                  aria-label={texts.behind(row.name)}
                  className="inline-block min-w-6"
                >
                  {row.name}
                </a>
              )}
            </th>
            {figuresOf(row)}
          </tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {figuresOf(sumOf(rows))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
