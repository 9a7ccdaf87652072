import { useWatch, type UseFormReturn } from 'react-hook-form';
import { textFields } from 'shared/bookings/text-fields.ts';
import { GIFT_MESSAGE_LIMIT } from 'shared/gift-cards/gift-card-order.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Button } from '../../components/ui/Button.tsx';
import { ChoiceGroup } from '../../components/ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../../components/ui/ChoiceKey.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { useAwake } from '../../lib/use-awake.ts';
import { OWN_AMOUNT, type GiftToBuy, type GiftValues } from './form-values.ts';
import { words } from './words/words.ts';

interface GiftCardFormProps {
  form: UseFormReturn<GiftValues, unknown, GiftToBuy>;
  amountsWon: readonly number[];
  /** Why the last try did not arrive. */
  notice: string | null;
  isLeaving: boolean;
  onSubmit: (gift: GiftToBuy) => Promise<void>;
}

/** Amount, whom it is for, and who buys it. Before its script has come nothing can be sent. */
export function GiftCardForm({ form, amountsWon, notice, isLeaving, onSubmit }: GiftCardFormProps) {
  const isAwake = useAwake();
  const { errors, isSubmitting, submitCount } = form.formState;
  const chosenWon = useWatch({ control: form.control, name: 'chosenWon' });
  const isBusy = isSubmitting || isLeaving;
  const pay = chosenWon === OWN_AMOUNT ? words.submitPlain : words.submit(formatWon(Number(chosenWon)));
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-9"
    >
      <ChoiceGroup
        label={words.amount}
        value={chosenWon}
        onValueChange={(chosen) => form.setValue('chosenWon', chosen)}
        className="grid-cols-2 sm:grid-cols-3"
      >
        {amountsWon.map((won) => (
          <ChoiceKey key={won} value={String(won)} className="figures px-3">
            {formatWon(won)}
          </ChoiceKey>
        ))}
        <ChoiceKey value={OWN_AMOUNT} className="px-3">
          {words.own}
        </ChoiceKey>
      </ChoiceGroup>
      {chosenWon === OWN_AMOUNT && (
        <Field label={words.ownAmount} error={errors.ownWon?.message} required>
          <TextInput {...form.register('ownWon')} inputMode="numeric" autoComplete="off" maxLength={9} />
        </Field>
      )}
      <Field
        label={words.recipient}
        hint={words.recipientHint}
        error={errors.recipientName?.message}
        required
      >
        <TextInput
          {...form.register('recipientName')}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={textFields.name.limit}
        />
      </Field>
      <Field label={words.message} error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={3} maxLength={GIFT_MESSAGE_LIMIT} />
      </Field>
      <Field label={words.buyer} error={errors.buyerName?.message} required>
        <TextInput {...form.register('buyerName')} autoComplete="name" maxLength={textFields.name.limit} />
      </Field>
      <Field label={words.email} hint={words.emailHint} error={errors.email?.message} required>
        <TextInput
          {...form.register('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={textFields.email.limit}
        />
      </Field>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="primary" size="lg" disabled={!isAwake} pending={isBusy}>
          {isBusy ? words.submitting : pay}
        </Button>
        <div key={submitCount} role="alert">
          <FieldMessage>{notice}</FieldMessage>
        </div>
      </div>
    </form>
  );
}
