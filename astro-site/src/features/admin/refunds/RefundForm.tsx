import { useState, type SubmitEvent } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import { MAX_REFUND_REASON_LENGTH, type RefundQuoteView } from 'shared/refunds/refunds.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { WhomChoice } from '../parts/WhomChoice.tsx';
import { AmountFields } from './AmountFields.tsx';
import { PartyShares } from './PartyShares.tsx';
import { judgeAmount, typedWon } from './refund-amount.ts';
import { refundTexts } from './refund-messages.ts';
import { useRefund } from './use-refund.ts';

interface RefundFormProps {
  quote: RefundQuoteView;
  onDone: () => void;
}

/** For whom, amount and reason; an amount other than the policy's has to be confirmed, and is one singer's. */
export function RefundForm({ quote, onDone }: RefundFormProps) {
  const texts = useTexts(refundTexts);
  const { bookingId, balanceWon, suggestedWon, party } = quote;
  const [amount, setAmount] = useState(String(suggestedWon || ''));
  const [reason, setReason] = useState('');
  const [isOverride, setOverride] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const refund = useRefund(bookingId, onDone);
  const whole = isWhole ? party : null;
  const amountWon = whole ? whole.suggestedWon : typedWon(amount);
  const verdict = judgeAmount(amountWon, quote);
  const isOther = verdict === 'other-than-policy';
  const isDecided = whole !== null || verdict === 'as-policy' || (isOther && isOverride);
  const isReady = isDecided && reason.trim() !== '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amountWon === null || !isReady) return;
    const decision = whole
      ? { override: false, wholeParty: true }
      : { override: isOther && isOverride, seenBalanceWon: balanceWon };
    refund.send({ amountWon, reason: reason.trim(), ...decision });
  };

  return (
    <form onSubmit={submit} className="border-line grid gap-5 border-t pt-6">
      {party !== null && party.suggestedWon > 0 && (
        <WhomChoice
          name={party.singers.find((singer) => singer.bookingId === bookingId)?.name ?? ''}
          names={party.singers.map(({ name }) => name)}
          size={party.singers.length}
          isWhole={isWhole}
          onChange={setWhole}
        />
      )}
      {whole ? (
        <PartyShares party={whole} />
      ) : (
        <AmountFields
          quote={quote}
          amount={amount}
          onChange={setAmount}
          isOverride={isOverride}
          onOverride={setOverride}
        />
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
        {whole === null && amountWon !== null && amountWon <= balanceWon && (
          <p className="text-soft text-[0.9375rem]">{texts.staysWithUs(formatWon(balanceWon - amountWon))}</p>
        )}
      </div>
    </form>
  );
}
