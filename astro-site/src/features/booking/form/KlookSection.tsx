import { useId } from 'react';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { FormSection } from './FormSection.tsx';
import { PlainText } from './PlainText.tsx';
import { useBookingForm, useFieldError } from './use-booking-form.ts';
import { words } from '../words/words.ts';

export function KlookSection() {
  const { heading, timeNote, id, idHint } = words.klook;
  return (
    <FormSection heading={heading} lead={timeNote}>
      <PlainText
        name="klookBookingId"
        words={{ label: id, hint: idHint }}
        required
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-md"
      />
      <ReservationTime />
    </FormSection>
  );
}

/** May stay empty: staff have the reservation at Klook, and find it sooner with it. */
function ReservationTime() {
  const { register } = useBookingForm();
  const texts = words.klook;
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="grid max-w-md gap-3"
    >
      <div className="grid gap-1.5">
        <p id={`${id}-label`} className="font-semibold">
          {texts.when}
        </p>
        <p id={`${id}-hint`} className="text-soft text-[0.9375rem]">
          {texts.whenHint}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div data-field="klookDate">
          <Field label={texts.date} error={useFieldError('klookDate')}>
            <TextInput {...register('klookDate')} type="date" autoComplete="off" />
          </Field>
        </div>
        <div data-field="klookTime">
          <Field label={texts.time} error={useFieldError('klookTime')}>
            <TextInput {...register('klookTime')} type="time" autoComplete="off" />
          </Field>
        </div>
      </div>
    </div>
  );
}
