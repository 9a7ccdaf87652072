import type { HTMLInputTypeAttribute } from 'react';
import { fieldLimits } from 'shared/bookings/booking-fields.ts';
import { localeNames, locales } from 'shared/content/localized-text.ts';
import { Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { FormSection } from './FormSection.tsx';
import { bookingTexts } from './messages.ts';
import { useBookingForm, useFieldError } from './use-booking-form.ts';

const texts = bookingTexts.details;

interface TextFieldProps {
  name: 'name' | 'email' | 'phone' | 'youtubeTrackUrl';
  label: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  placeholder?: string;
}

function TextField({ name, label, hint, type = 'text', autoComplete, placeholder }: TextFieldProps) {
  const { register } = useBookingForm();
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={useFieldError(name)} required>
        <TextInput
          {...register(name)}
          type={type}
          maxLength={fieldLimits[name]}
          autoComplete={autoComplete}
          placeholder={placeholder}
          autoCapitalize={name === 'name' ? 'words' : 'none'}
        />
      </Field>
    </div>
  );
}

/** The browser's language is chosen already: most leave it as it is. */
function MailLanguage() {
  return (
    <Field label={texts.language}>
      <Select {...useBookingForm().register('locale')}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function DetailsSection() {
  return (
    <FormSection number={3} heading={texts.heading} korean={texts.korean}>
      <div className="grid gap-5">
        <TextField name="name" label={texts.name} autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="email"
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="email"
          />
          <TextField name="phone" label={texts.phone} hint={texts.phoneHint} type="tel" autoComplete="tel" />
        </div>
        <TextField
          name="youtubeTrackUrl"
          label={texts.track}
          hint={texts.trackHint}
          type="url"
          autoComplete="off"
          placeholder={texts.trackPlaceholder}
        />
        <MailLanguage />
      </div>
    </FormSection>
  );
}
