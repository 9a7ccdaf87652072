import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import type { RefundQuoteView, RefundView } from 'shared/refunds/refunds.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useRefreshBookings } from './admin-queries.ts';
import { changeFailed } from './change-failed.ts';
import { keyedRefund, requestRefund, type KeyedRefund } from './refund-api.ts';
import { refundTexts as texts } from './refund-messages.ts';

interface RefundFormProps {
  bookingId: string;
  quote: RefundQuoteView;
  onDone: () => void;
}

function tellOutcome({ state, amountWon, error }: RefundView): void {
  const amount = formatWon(amountWon);
  if (state === 'failed') {
    const description = [texts.refused, error].filter(Boolean).join(' ');
    return showToast({ variant: 'destructive', title: texts.refusedTitle, description });
  }
  const description = state === 'done' ? texts.done(amount) : texts.underWay(amount);
  showToast({ variant: 'success', title: texts.doneTitle, description });
}

/** Amount, reason and, beyond the policy, the word for it. */
export function RefundForm({ bookingId, quote, onDone }: RefundFormProps) {
  const [amount, setAmount] = useState(String(quote.suggestedWon || ''));
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const sent = useRef<KeyedRefund | null>(null);
  const refresh = useRefreshBookings();
  const refund = useMutation({
    mutationFn: (request: KeyedRefund) => requestRefund(bookingId, request),
    onSuccess: (made) => {
      tellOutcome(made);
      onDone();
    },
    onError: (error) => changeFailed(texts.refused, error),
    onSettled: refresh,
  });
  const amountWon = Number(amount.replace(/[,₩\s]/g, ''));
  const isAmount = Number.isInteger(amountWon) && amountWon > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refund.isPending) return;
    sent.current = keyedRefund({ amountWon, reason: reason.trim(), override }, sent.current);
    refund.mutate(sent.current);
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label={texts.amount} required>
        <TextInput inputMode="numeric" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={texts.reason} hint={texts.reasonHint} required>
        <TextInput maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={override}
          onChange={(event) => setOverride(event.target.checked)}
          className="accent-cool size-5"
        />
        {texts.override}
      </label>
      <Button
        type="submit"
        variant="danger"
        disabled={!isAmount || reason.trim() === ''}
        pending={refund.isPending}
        className="justify-self-start"
      >
        {refund.isPending ? texts.submitting : texts.submit(isAmount ? formatWon(amountWon) : '')}
      </Button>
    </form>
  );
}
