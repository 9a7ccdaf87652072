import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Report } from 'shared/reports/report.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { useTexts } from '../language/language.ts';
import { reportTexts } from './report-messages.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';

/** As of when it is counted, and whether its sums are the ledger's. */
export function Standing({ report: { asOf, staleDays, check, compared } }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const { counted, ledger } = check;
  const agrees = counted.takenWon === ledger.takenWon && counted.givenBackWon === ledger.givenBackWon;
  const sums = ({ takenWon, givenBackWon }: typeof counted) =>
    `${signedWon(takenWon)} / ${signedWon(-givenBackWon)}`;
  const Sign = agrees ? CircleCheck : TriangleAlert;
  return (
    <div className="border-line grid gap-1 rounded-2xl border p-4 text-[0.9375rem]">
      <p className="font-semibold">
        <Sign
          aria-hidden="true"
          className={`mr-1.5 inline size-4 align-[-0.15em] ${agrees ? 'text-good' : 'text-amber'}`}
        />
        {agrees
          ? texts.agrees(signedWon(ledger.takenWon), signedWon(ledger.givenBackWon))
          : texts.differs(sums(counted), sums(ledger))}
      </p>
      <p className="text-soft">
        {asOf === null ? texts.neverCounted : texts.asOf(dateTimeKst(new Date(asOf)))}{' '}
        {staleDays > 0 && texts.staleDays(staleDays)}
      </p>
      <p className="text-soft">
        {compared === null
          ? texts.notCompared
          : texts.compared(dateTimeKst(new Date(compared.at)), compared.days, compared.differences)}
      </p>
    </div>
  );
}
