import { localeNames, locales } from 'shared/languages/localized-text.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { detailFields, detailInputs } from './detail-inputs.ts';
import { FormSection } from './FormSection.tsx';
import { detailsTexts as texts } from './form-messages.ts';
import { PlainText } from './PlainText.tsx';
import { useBookingForm } from './use-booking-form.ts';

/** The browser's language is chosen already: most leave it as it is. */
function MailLanguage() {
  return (
    <Field label={texts.language} className="sm:col-span-2">
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
    <FormSection heading={texts.heading} korean={texts.korean}>
      <div className="grid gap-5 sm:grid-cols-2">
        {detailFields.map((name) => {
          const { isHalf, ...input } = detailInputs[name];
          const className = isHalf ? undefined : 'sm:col-span-2';
          return (
            <PlainText key={name} name={name} words={texts.fields[name]} className={className} {...input} />
          );
        })}
        <MailLanguage />
      </div>
    </FormSection>
  );
}
