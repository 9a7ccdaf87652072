import { countedMethods, type CashUp } from 'shared/cash-up/cash-up.ts';
import { toTakeOutWon } from 'shared/cash-up/reckoning.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { useTexts } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { Difference } from './Difference.tsx';

interface SignedCashUpProps {
  cashUp: CashUp;
  /** The day that it is of, yyyy-MM-dd. */
  date: string;
}

/** A day as somebody signed it. */
export function SignedCashUp({ cashUp, date }: SignedCashUpProps) {
  const texts = useTexts(cashUpTexts);
  const { number, signedAt, signedBy, methods, floatWon, freeCount, correctionReason } = cashUp;
  const signed = seoulWallClock(new Date(signedAt));
  const when = signed.date === date ? signed.time : `${signed.date} ${signed.time}`;
  const heading = `signed-${number}`;
  return (
    <article
      aria-labelledby={heading}
      className="border-line bg-surface grid gap-4 rounded-2xl border p-4 sm:p-5"
    >
      <div>
        <h2 id={heading} className="font-text text-xl font-bold wrap-anywhere">
          {texts.signedBy(when, signedBy)}
        </h2>
        {correctionReason !== null && (
          <p className="text-soft wrap-anywhere">
            {texts.correction(number)}: {correctionReason}
          </p>
        )}
      </div>
      <ul className="grid gap-3">
        {countedMethods.map((method) => {
          const { expectedWon, countedWon, differenceWon, reason } = methods[method];
          return (
            <li key={method} className="border-line grid gap-1 border-t pt-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-28 font-semibold">{texts.methods[method]}</span>
                <span className="figures text-lg font-bold">{signedWon(countedWon)}</span>
                <Difference won={differenceWon} />
                {differenceWon !== 0 && (
                  <span className="text-soft figures">
                    {texts.expected}: {signedWon(expectedWon)}
                  </span>
                )}
              </div>
              {reason !== null && <p className="text-soft wrap-anywhere">{reason}</p>}
            </li>
          );
        })}
      </ul>
      <p className="text-soft">
        {texts.float}: <span className="figures">{formatWon(floatWon)}</span>.{' '}
        {methods.cash.countedWon > floatWon
          ? texts.takeOut(formatWon(toTakeOutWon(methods.cash.countedWon, floatWon)), formatWon(floatWon))
          : texts.nothingToTakeOut(formatWon(floatWon))}{' '}
        {freeCount > 0 ? texts.free(freeCount) : texts.noFree}
      </p>
    </article>
  );
}
