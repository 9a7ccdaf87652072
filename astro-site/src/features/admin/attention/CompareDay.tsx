import { useState, type SubmitEvent } from 'react';
import { addSeoulDays, isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { DateField } from '../parts/DateField.tsx';
import { useReconcileDay } from './attention-queries.ts';
import { ledgerTexts } from './ledger-messages.ts';

/** Compares a day at once: yesterday, unless another one is chosen. */
export function CompareDay() {
  const language = useLanguage();
  const texts = ledgerTexts[language];
  const yesterday = addSeoulDays(seoulWallClock(new Date()).date, -1);
  const [day, setDay] = useState(yesterday);
  const isOver = isCalendarDate(day) && day <= yesterday;
  const compare = useReconcileDay();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (compare.isPending) return;
    compare.mutate(day, {
      onSuccess: ({ differences }) =>
        showToast({
          variant: 'success',
          title: texts.doneTitle,
          description: texts.done(longDateIn(language)(day), differences.length),
        }),
      onError: (error) => changeFailed(texts.runFailed, error, language),
    });
  };
  return (
    <form onSubmit={submit} className="border-line grid justify-items-start gap-4 border-t pt-5">
      <DateField label={texts.day} hint={texts.dayHint} value={day} onChange={setDay} required hasSteps />
      <Button type="submit" disabled={!isOver} pending={compare.isPending}>
        {compare.isPending ? texts.running : texts.run}
      </Button>
    </form>
  );
}
