import { useState, type SubmitEvent } from 'react';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { changeFailed } from '../change-failed.ts';
import { ledgerTexts as texts } from './attention-messages.ts';
import { useReconcileDay } from './attention-queries.ts';

/** Compares a day at once: yesterday, unless another one is chosen. */
export function CompareDay() {
  const yesterday = addSeoulDays(seoulWallClock(new Date()).date, -1);
  const [day, setDay] = useState(yesterday);
  const compare = useReconcileDay();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (compare.isPending) return;
    compare.mutate(day, {
      onSuccess: ({ differences }) =>
        showToast({
          variant: 'success',
          title: texts.doneTitle,
          description: texts.done(longSeoulDate(day), differences.length),
        }),
      onError: (error) => changeFailed(texts.runFailed, error),
    });
  };
  return (
    <form
      onSubmit={submit}
      className="border-line grid gap-4 border-t pt-5 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <Field label={texts.day} hint={texts.dayHint}>
        <TextInput type="date" max={yesterday} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Button type="submit" disabled={day === ''} pending={compare.isPending}>
        {compare.isPending ? texts.running : texts.run}
      </Button>
    </form>
  );
}
