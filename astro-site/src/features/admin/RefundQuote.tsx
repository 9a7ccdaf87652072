import { formatWon } from 'shared/pricing/won.ts';
import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Price } from '../../components/ui/Price.tsx';
import { refundFailure } from './refund-failures.ts';
import { refundTexts } from './refund-messages.ts';

const { columns } = refundTexts;
const cell = 'border-line border-b px-2 py-2 align-top';
const figure = `${cell} text-right whitespace-nowrap`;

/** The policy's answer, line by line, and what has gone back so far. */
export function RefundQuote({ quote, isCancelled }: { quote: RefundQuoteView; isCancelled: boolean }) {
  const judgedAt = isCancelled ? refundTexts.judgedAtCancellation : refundTexts.judgedNow;
  const totals = [
    [refundTexts.policy, quote.policyWon],
    [refundTexts.refunded, quote.refundedWon],
    [refundTexts.balance, quote.balanceWon],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-soft text-[0.9375rem]">{judgedAt(dateTimeKst(new Date(quote.judgedAt)))}</p>
      <div role="region" aria-label={refundTexts.caption} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-md text-left">
          <caption className="sr-only">{refundTexts.caption}</caption>
          <thead className="text-faint text-[0.9375rem]">
            <tr>
              <th scope="col" className={cell}>
                {columns.item}
              </th>
              {[columns.paid, columns.share, columns.back].map((name) => (
                <th key={name} scope="col" className={figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quote.lines.map((line) => (
              <tr key={line.item}>
                <th scope="row" className={`${cell} font-normal`}>
                  {line.name}
                  <span className="text-soft block text-sm">{line.rule}</span>
                </th>
                <td className={figure}>
                  <Price won={line.paidWon} />
                </td>
                <td className={`${figure} figures`}>{line.percent}%</td>
                <td className={figure}>
                  <Price won={line.refundWon} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {totals.map(([label, won]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-right font-bold">{formatWon(won)}</dd>
          </div>
        ))}
      </dl>
      {quote.refunds.length > 0 && <EarlierRefunds refunds={quote.refunds} />}
    </div>
  );
}

function EarlierRefunds({ refunds }: Pick<RefundQuoteView, 'refunds'>) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{refundTexts.earlier}</h3>
      <ul className="grid gap-1">
        {refunds.map((refund) => (
          <li key={refund.id} className="wrap-anywhere">
            {formatWon(refund.amountWon)} · {refundTexts.states[refund.state]} · {refund.requestedBy} ·{' '}
            {dateTimeKst(new Date(refund.createdAt))}
            <span className="text-soft block text-[0.9375rem]">
              {refund.reason}
              {refund.override && ` (${refundTexts.byOverride})`}
              {refund.error && `. ${refundFailure(refund.error)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
