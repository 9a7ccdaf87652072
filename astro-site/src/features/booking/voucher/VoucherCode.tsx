import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useBookingForm } from '../form/use-booking-form.ts';
import { words } from '../words/words.ts';

/** A code is typed here and used on the payment page, where what it takes off is known. Folded away for everybody who has none. */
export function VoucherCode() {
  const { ask, ...texts } = words.voucher;
  const { register, getValues } = useBookingForm();
  return (
    <details open={getValues('voucherCode') !== ''} className="border-line border-t py-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{ask}</summary>
      <Field {...texts} className="mt-2">
        <TextInput
          {...register('voucherCode')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
        />
      </Field>
    </details>
  );
}
