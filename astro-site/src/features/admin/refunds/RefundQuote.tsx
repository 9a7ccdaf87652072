import { formatWon } from 'shared/pricing/won.ts';
import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { useLanguage } from '../language/language.ts';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { asked, lineName, lineRule } from './quote-words.ts';
import { refundFailure } from './refund-failures.ts';
import { refundTexts } from './refund-messages.ts';

const cell = 'border-line border-b px-2 py-2 align-top';
const figure = `${cell} text-right whitespace-nowrap`;
/** On a phone these two stand under the amount that goes back. */
const wideOnly = `${figure} max-sm:hidden`;

/** The policy's answer, line by line, and what has gone back so far. */
export function RefundQuote({ quote, isCancelled }: { quote: RefundQuoteView; isCancelled: boolean }) {
  const language = useLanguage();
  const texts = refundTexts[language];
  const { columns } = texts;
  const addOnName = useAddOnName();
  const judgedAt = isCancelled ? texts.judgedAtCancellation : texts.judgedNow;
  const totals = [
    [texts.policy, quote.policyWon],
    [texts.refunded, quote.refundedWon],
    [texts.balance, quote.balanceWon],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-soft text-[0.9375rem]">{judgedAt(dateTimeKst(new Date(quote.judgedAt)))}</p>
      <table className="w-full text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="text-faint text-[0.9375rem]">
          <tr>
            <th scope="col" className={cell}>
              {columns.item}
            </th>
            {[columns.paid, columns.share].map((name) => (
              <th key={name} scope="col" className={wideOnly}>
                {name}
              </th>
            ))}
            <th scope="col" className={figure}>
              {columns.back}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.item}>
              <th scope="row" className={`${cell} font-normal`}>
                {lineName(line, language, addOnName)}
                <span className="text-soft block text-sm">{lineRule(line, language)}</span>
              </th>
              <td className={wideOnly}>
                <Price won={line.paidWon} />
              </td>
              <td className={`${wideOnly} figures`}>{line.percent}%</td>
              <td className={figure}>
                <Price won={line.refundWon} />
                <span className="text-soft figures block text-sm sm:hidden">
                  {texts.shareOf(line.percent, formatWon(line.paidWon))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
  const language = useLanguage();
  const texts = refundTexts[language];
  return (
    <section>
      <h3 className="mb-1 text-lg">{texts.earlier}</h3>
      <ul className="grid gap-1">
        {refunds.map((refund) => (
          <li key={refund.id} className="wrap-anywhere">
            {formatWon(refund.amountWon)} · {texts.states[refund.state]} ·{' '}
            {asked(refund, language).requestedBy} · {dateTimeKst(new Date(refund.createdAt))}
            <span className="text-soft block text-[0.9375rem]">
              {asked(refund, language).reason}
              {refund.override && ` (${texts.byOverride})`}
              {refund.error && `. ${refundFailure(refund.error, language)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
