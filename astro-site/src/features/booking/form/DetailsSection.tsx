import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { textFields } from 'shared/bookings/text-fields.ts';
import { localeNames, locales } from 'shared/languages/localized-text.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { PhoneInput } from '../../../components/ui/PhoneInput.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { detailFields, detailInputs } from './detail-inputs.ts';
import { FormSection } from './FormSection.tsx';
import { PlainText } from './PlainText.tsx';
import { useBookingForm, useFieldError } from './use-booking-form.ts';
import { words } from '../words/words.ts';

function Phone(input: ComponentProps<'input'>) {
  const { control, register, setValue } = useBookingForm();
  const { label, hint } = words.details.fields.phone;
  return (
    <div data-field="phone">
      <Field label={label} hint={hint} error={useFieldError('phone')} required>
        <PhoneInput
          {...register('phone')}
          {...input}
          maxLength={textFields.phone.limit}
          country={useWatch({ control, name: 'phoneCountry' })}
          onCountry={(country) => setValue('phoneCountry', country)}
        />
      </Field>
    </div>
  );
}

/** The visitor's language is chosen already: most leave it as it is. */
function MailLanguage() {
  return (
    <Field label={words.details.language} className="sm:col-span-2">
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
    <FormSection heading={words.details.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        {detailFields.map((name) => {
          const { isHalf, ...input } = detailInputs[name];
          const className = isHalf ? undefined : 'sm:col-span-2';
          const texts = words.details.fields[name];
          if (name === 'phone') return <Phone key={name} {...input} />;
          return <PlainText key={name} name={name} words={texts} className={className} {...input} />;
        })}
        <MailLanguage />
      </div>
    </FormSection>
  );
}
