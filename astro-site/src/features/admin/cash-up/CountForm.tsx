import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  CASH_UP_REASON_LIMIT,
  countedMethods,
  type CashUpDay,
  type CashUpSigning,
} from 'shared/cash-up/cash-up.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { postCashUp } from './cash-up-api.ts';
import { cashUpTexts } from './cash-up-messages.ts';
import { emptyCount, signingOf, type Missing } from './count.ts';
import { MethodCount } from './MethodCount.tsx';

interface CountFormProps {
  day: CashUpDay;
  branchId: number | undefined;
  username: string;
  /** Whatever came of it: reads the day again. */
  onSettled: () => Promise<unknown>;
  onSigned: () => void;
  /** Where the day was signed before: leaves it at that. */
  onCancel?: (() => void) | undefined;
}

/** Counts a day and signs it. What was typed stays after a refusal, beside the figures as they are now. */
export function CountForm({ day, branchId, username, onSettled, onSigned, onCancel }: CountFormProps) {
  const language = useLanguage();
  const texts = cashUpTexts[language];
  const [count, setCount] = useState(() => emptyCount(day));
  const [missing, setMissing] = useState<Missing>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const signing = useMutation({
    mutationFn: (body: CashUpSigning) => postCashUp({ date: day.date, branchId }, body),
    onSuccess: () => {
      showToast({ variant: 'success', title: texts.signed });
      onSigned();
    },
    onSettled,
  });
  const sign = (event: SubmitEvent) => {
    event.preventDefault();
    if (signing.isPending) return;
    const result = signingOf(count, day);
    if ('signing' in result) {
      setMissing(new Set());
      return signing.mutate(result.signing);
    }
    flushSync(() => setMissing(result.missing));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const { freeCount } = day.recorded;
  return (
    <form ref={form} noValidate onSubmit={sign} className="grid gap-4">
      {countedMethods.map((method) => (
        <MethodCount key={method} {...{ method, day, count, missing }} onChange={setCount} />
      ))}
      <p className="text-soft px-1">{freeCount > 0 ? texts.free(freeCount) : texts.noFree}</p>
      {day.signed.length > 0 && (
        <Field
          label={texts.correctionReason}
          error={missing.has('correctionReason') ? texts.errors.correctionReason : undefined}
          required
        >
          <TextInput
            autoComplete="off"
            maxLength={CASH_UP_REASON_LIMIT}
            value={count.correctionReason}
            onChange={({ target }) => setCount({ ...count, correctionReason: target.value })}
          />
        </Field>
      )}
      {signing.isError && (
        <Notice kind="error">
          <p>{failureText(texts.signFailed, signing.error, language)}</p>
          <p className="text-soft">{texts.lookAgain}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={signing.isPending}
          className="max-sm:w-full"
        >
          {signing.isPending ? texts.signing : texts.sign(username)}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <p className="text-soft min-w-60 flex-1">{texts.signHint}</p>
      </div>
    </form>
  );
}
