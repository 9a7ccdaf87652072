import { useMemo } from 'react';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { longDate } from '../../../lib/language/dates.ts';
import { useBranchId } from '../reads/published.ts';
import { Read, useRead } from '../reads/read.ts';
import { nearestDayWithRoom } from './nearest-day.ts';
import { words } from '../words/words.ts';

interface NearestDayProps {
  date: string;
  people: number;
  rules: SellingRules;
  onPick: (date: string) => void;
}

/** Where a day has no room for all: the nearest one that has. */
export function NearestDay({ date, people, rules, onPick }: NearestDayProps) {
  const branchId = useBranchId();
  const read = useMemo(
    () => new Read(() => nearestDayWithRoom({ date, people, branchId }, rules, new Date())),
    [date, people, branchId, rules],
  );
  const { data: day, loading } = useRead(read);
  const texts = words.party;
  const found = day ? texts.nearestDay : texts.noDay;
  return (
    <>
      <p role="status" className="flex items-center gap-2.5">
        {loading && <Spinner />}
        {loading ? texts.looking : found}
      </p>
      {day && (
        <Button size="sm" aria-label={texts.goTo(longDate(day))} onClick={() => onPick(day)}>
          {longDate(day)}
        </Button>
      )}
    </>
  );
}
