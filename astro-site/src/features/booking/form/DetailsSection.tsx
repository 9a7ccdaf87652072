import { localeNames, locales } from 'shared/languages/localized-text.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { detailFields, detailInputs } from './detail-inputs.ts';
import { FormSection } from './FormSection.tsx';
import { PlainText } from './PlainText.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { words } from '../words/words.ts';

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
          return <PlainText key={name} name={name} words={texts} className={className} {...input} />;
        })}
        <MailLanguage />
      </div>
    </FormSection>
  );
}
