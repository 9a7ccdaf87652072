import type { ComponentProps } from 'react';
import { textFields, type TextField } from 'shared/bookings/text-fields.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useSingerPath } from './singer.ts';
import { useBookingForm, useFieldError } from './use-booking-form.ts';

interface PlainTextProps extends ComponentProps<'input'> {
  name: TextField;
  words: { label: string; hint?: string; placeholder?: string };
}

/** One line of text that the visitor types. */
export function PlainText({
  name,
  words: { placeholder, ...words },
  className,
  required = textFields[name].isRequired,
  ...input
}: PlainTextProps) {
  const path = useSingerPath()(name);
  return (
    <div data-field={path} className={className}>
      <Field {...words} error={useFieldError(name)} required={required}>
        <TextInput
          {...useBookingForm().register(path)}
          maxLength={textFields[name].limit}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          {...input}
        />
      </Field>
    </div>
  );
}
