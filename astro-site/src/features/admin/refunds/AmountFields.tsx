import { formatWon } from 'shared/pricing/won.ts';
import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { judgeAmount, typedWon } from './refund-amount.ts';
import { refundTexts } from './refund-messages.ts';

interface AmountFieldsProps {
  quote: RefundQuoteView;
  /** As it was typed. */
  amount: string;
  onChange: (amount: string) => void;
  isOverride: boolean;
  onOverride: (isOverride: boolean) => void;
}

/** The amount for one booking, and the yes that another one than the policy's needs. */
export function AmountFields({ quote, amount, onChange, isOverride, onOverride }: AmountFieldsProps) {
  const texts = useTexts(refundTexts);
  const { balanceWon, suggestedWon } = quote;
  const verdict = judgeAmount(typedWon(amount), quote);
  const error =
    verdict === 'beyond-balance'
      ? texts.beyondBalance(formatWon(balanceWon))
      : verdict === 'none' && amount.trim() !== ''
        ? texts.notAnAmount
        : undefined;
  return (
    <>
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
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <AmountChoices quote={quote} onChoose={(won) => onChange(String(won))} />
      </div>
      {verdict === 'other-than-policy' && (
        <label className="border-amber flex min-h-11 items-center gap-3 rounded-xl border px-4 py-2.5">
          <input
            type="checkbox"
            checked={isOverride}
            onChange={(event) => onOverride(event.target.checked)}
            className="accent-cool size-5 shrink-0"
          />
          {texts.override(formatWon(suggestedWon))}
        </label>
      )}
    </>
  );
}

/** The two amounts that are wanted most; one when they are the same. */
function AmountChoices({ quote, onChoose }: { quote: RefundQuoteView; onChoose: (won: number) => void }) {
  const texts = useTexts(refundTexts);
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
