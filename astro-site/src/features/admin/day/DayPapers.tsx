import { Calculator, Printer } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { branchParameter } from '../branches/branch-in-address.ts';
import { useLanguage } from '../language/language.ts';
import { printTexts } from './print-messages.ts';
import { dayTexts } from './day-messages.ts';

/** What a day has beside its board: itself on paper, and its cash-up. */
export function DayPapers({ date, branchId }: { date: string; branchId: number | undefined }) {
  const language = useLanguage();
  return (
    <>
      <Button size="sm" className="min-h-11" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4.5" /> {printTexts[language].print}
      </Button>
      <a
        href={`/admin/cash-up?date=${date}${branchParameter(branchId)}`}
        className={`${buttonStyles({ size: 'sm' })} min-h-11`}
      >
        <Calculator aria-hidden="true" className="size-4.5" /> {dayTexts[language].cashUp}
      </a>
    </>
  );
}
