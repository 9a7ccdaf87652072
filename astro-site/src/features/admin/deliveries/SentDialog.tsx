import { useState, type RefObject, type SubmitEvent } from 'react';
import {
  deliveryChangeSchema,
  MAX_TRACKING_NUMBER_LENGTH,
  type Delivery,
} from 'shared/deliveries/deliveries.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { deliveryTexts } from './delivery-messages.ts';

interface SentDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  delivery: Delivery;
  isPending: boolean;
  /** Where the button that opened it has gone. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onSent: (trackingNumber: string) => void;
}

/** Asks for the tracking number of what goes by post. It may be left out. */
export function SentDialog({ open, onOpenChange, title, focusAfterwards, ...form }: SentDialogProps) {
  const texts = deliveryTexts[useLanguage()].dialog;
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      focusAfterwards={focusAfterwards}
      title={title}
      description={texts.lead}
    >
      <TrackingForm {...form} />
    </AdminDialog>
  );
}

function TrackingForm({
  delivery,
  isPending,
  onSent,
}: Pick<SentDialogProps, 'delivery' | 'isPending' | 'onSent'>) {
  const { tracking, dialog } = deliveryTexts[useLanguage()];
  const [typed, setTyped] = useState(delivery.trackingNumber ?? '');
  const [isOdd, setOdd] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { state: seen } = delivery;
    const read = deliveryChangeSchema.safeParse({ seen, state: 'sent', trackingNumber: typed });
    setOdd(!read.success);
    if (read.success) onSent(read.data.trackingNumber ?? '');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label={tracking} hint={dialog.hint} error={isOdd ? dialog.tooOdd : undefined} isErrorLate>
        <TextInput
          value={typed}
          maxLength={MAX_TRACKING_NUMBER_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <SubmitButton
        texts={{
          submit: delivery.state === 'sent' ? dialog.save : dialog.submit,
          submitting: dialog.submitting,
        }}
        isPending={isPending}
      />
    </form>
  );
}
