import { countedMethods, type CashUp } from 'shared/cash-up/cash-up.ts';
import { toTakeOutWon } from 'shared/cash-up/reckoning.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { useLanguage } from '../language/language.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import './cash-up-on-paper.css';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { differenceText } from './difference-text.ts';

interface CashUpOnPaperProps {
  cashUp: CashUp;
  /** The day that it is of, yyyy-MM-dd. */
  date: string;
  branchName: string | undefined;
  printedAt: Date;
  /** Username. */
  printedBy: string;
}

/** A signed day on a sheet of A4, for the folder. */
export function CashUpOnPaper({ cashUp, date, branchName, printedAt, printedBy }: CashUpOnPaperProps) {
  const language = useLanguage();
  const texts = cashUpTexts[language];
  const { paper } = texts;
  const { number, methods, floatWon, freeCount, correctionReason, signedAt, signedBy } = cashUp;
  const all = countedMethods.map((method) => methods[method]);
  const sum = (of: (method: (typeof all)[number]) => number) => all.reduce((won, one) => won + of(one), 0);
  return (
    <section className="cash-up-page">
      <h1>
        {texts.title} · {branchName && `${branchName} · `}
        {longDateIn(language)(date)}
      </h1>
      {correctionReason !== null && (
        <p>
          <strong>{paper.corrects(number - 1)}:</strong> {correctionReason}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{paper.method}</th>
            {[paper.float, paper.taken, paper.givenBack, paper.expected, paper.counted, paper.difference].map(
              (name) => (
                <th key={name} scope="col" className="won">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {countedMethods.map((method) => {
            const { taken, givenBack, expectedWon, countedWon, differenceWon } = methods[method];
            return (
              <tr key={method}>
                <th scope="row">{texts.methods[method]}</th>
                <td className="won">{method === 'cash' && formatWon(floatWon)}</td>
                <td className="won">
                  {formatWon(taken.won)} ({taken.count})
                </td>
                <td className="won">
                  {signedWon(-givenBack.won)} ({givenBack.count})
                </td>
                <td className="won">{signedWon(expectedWon)}</td>
                <td className="won">{signedWon(countedWon)}</td>
                <td className="won">{differenceText(differenceWon, texts)}</td>
              </tr>
            );
          })}
          <tr className="total">
            <th scope="row">{paper.total}</th>
            <td className="won">{formatWon(floatWon)}</td>
            <td className="won">{formatWon(sum(({ taken }) => taken.won))}</td>
            <td className="won">{signedWon(-sum(({ givenBack }) => givenBack.won))}</td>
            <td className="won">{signedWon(sum(({ expectedWon }) => expectedWon))}</td>
            <td className="won">{signedWon(sum(({ countedWon }) => countedWon))}</td>
            <td className="won">{signedWon(sum(({ differenceWon }) => differenceWon))}</td>
          </tr>
        </tbody>
      </table>
      <dl>
        {countedMethods.map(
          (method) =>
            methods[method].reason !== null && (
              <div key={method}>
                <dt>{texts.reasonOf(texts.methods[method])}</dt>
                <dd>{methods[method].reason}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{paper.out}</dt>
          <dd>{formatWon(toTakeOutWon(methods.cash.countedWon, floatWon))}</dd>
        </div>
        <div>
          <dt>{paper.free}</dt>
          <dd>{freeCount}</dd>
        </div>
      </dl>
      <p className="signature">
        <span>{texts.signedBy(dateTimeKst(new Date(signedAt)), signedBy)}</span>
        <span className="line">{paper.signature}</span>
      </p>
      <p className="printed">{paper.printed(dateTimeKst(printedAt), printedBy)}</p>
    </section>
  );
}
