import { fieldLimits } from 'shared/bookings/booking-fields.ts';
import { Field } from '../../components/ui/Field.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { FormSection } from './FormSection.tsx';
import { bookingTexts } from './messages.ts';
import { useBookingForm, useFieldError } from './use-booking-form.ts';

const texts = bookingTexts.klook;

export function KlookSection() {
  const { register } = useBookingForm();
  return (
    <FormSection number={1} heading={texts.heading} korean={texts.korean} lead={texts.timeNote}>
      <div data-field="klookBookingId" className="max-w-md">
        <Field label={texts.id} hint={texts.idHint} error={useFieldError('klookBookingId')} required>
          <TextInput
            {...register('klookBookingId')}
            maxLength={fieldLimits.klookBookingId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      </div>
    </FormSection>
  );
}
