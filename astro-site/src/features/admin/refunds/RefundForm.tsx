import { useState, type SubmitEvent } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import { MAX_REFUND_REASON_LENGTH, type RefundQuoteView } from 'shared/refunds/refunds.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { judgeAmount, typedWon } from './refund-amount.ts';
import { refundTexts as texts } from './refund-messages.ts';
import { useRefund } from './use-refund.ts';

interface RefundFormProps {
  quote: RefundQuoteView;
  onDone: () => void;
}

/** Amount and reason; an amount other than the policy's has to be confirmed. */
export function RefundForm({ quote, onDone }: RefundFormProps) {
  const { bookingId, balanceWon, suggestedWon } = quote;
  const [amount, setAmount] = useState(String(suggestedWon || ''));
  const [reason, setReason] = useState('');
  const [isOverride, setOverride] = useState(false);
  const refund = useRefund(bookingId, onDone);
  const amountWon = typedWon(amount);
  const verdict = judgeAmount(amountWon, quote);
  const isOther = verdict === 'other-than-policy';
  const isReady = (verdict === 'as-policy' || (isOther && isOverride)) && reason.trim() !== '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amountWon !== null && isReady)
      refund.send({ amountWon, reason: reason.trim(), override: isOther && isOverride });
  };
  const error =
    verdict === 'beyond-balance'
      ? texts.beyondBalance(formatWon(balanceWon))
      : verdict === 'none' && amount.trim() !== ''
        ? texts.notAnAmount
        : undefined;

  return (
    <form onSubmit={submit} className="border-line grid gap-5 border-t pt-6">
      <div className="grid gap-2.5">
        <Field
          label={texts.amount}
          hint={suggestedWon > 0 ? texts.amountHint : undefined}
          error={error}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <AmountChoices quote={quote} onChoose={(won) => setAmount(String(won))} />
      </div>
      {isOther && (
        <label className="border-amber flex min-h-11 items-center gap-3 rounded-xl border px-4 py-2.5">
          <input
            type="checkbox"
            checked={isOverride}
            onChange={(event) => setOverride(event.target.checked)}
            className="accent-cool size-5 shrink-0"
          />
          {texts.override(formatWon(suggestedWon))}
        </label>
      )}
      <Field label={texts.reason} hint={texts.reasonHint} required>
        <TextInput
          maxLength={MAX_REFUND_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="danger" disabled={!isReady} pending={refund.isPending}>
          {refund.isPending ? texts.submitting : texts.submit(amountWon === null ? '' : formatWon(amountWon))}
        </Button>
        {amountWon !== null && amountWon <= balanceWon && (
          <p className="text-soft text-[0.9375rem]">{texts.staysWithUs(formatWon(balanceWon - amountWon))}</p>
        )}
      </div>
    </form>
  );
}

/** The two amounts that are wanted most; one when they are the same. */
function AmountChoices({ quote, onChoose }: { quote: RefundQuoteView; onChoose: (won: number) => void }) {
  const { suggestedWon, balanceWon } = quote;
  const choices = [
    ...(suggestedWon > 0 ? [{ won: suggestedWon, label: texts.choosePolicy(formatWon(suggestedWon)) }] : []),
    ...(balanceWon !== suggestedWon
      ? [{ won: balanceWon, label: texts.chooseAll(formatWon(balanceWon)) }]
      : []),
  ];
  return (
    <div role="group" aria-label={texts.choices} className="flex flex-wrap gap-2">
      {choices.map(({ won, label }) => (
        <Button key={label} size="sm" onClick={() => onChoose(won)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
