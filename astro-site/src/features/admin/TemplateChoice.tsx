import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { emailTemplates, fillTemplate } from 'shared/bookings/email-templates.ts';
import { localeNames, locales, type Locale } from 'shared/content/localized-text.ts';
import { Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import type { EmailDraft } from './EmailFields.tsx';
import { adminTexts } from './messages.ts';

const { emailDialog: texts } = adminTexts;

/**
 * Fills subject and message from one of the three templates, in the language of the visitor's mails or another one; both
 * can be changed before they are sent.
 */
export function TemplateChoice({
  booking,
  onFilled,
}: {
  booking: AdminBooking;
  onFilled: (draft: EmailDraft) => void;
}) {
  const [chosen, setChosen] = useState('');
  const [locale, setLocale] = useState<Locale>(booking.locale);
  const fill = (key: string, language: Locale) => {
    const template = emailTemplates.find((known) => known.key === key);
    if (template) onFilled(fillTemplate(template, booking, language));
  };
  const chooseTemplate = (key: string) => {
    setChosen(key);
    fill(key, locale);
  };
  const chooseLanguage = (value: string) => {
    const language = locales.find((known) => known === value) ?? locale;
    setLocale(language);
    fill(chosen, language);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
      <Field label={texts.template}>
        <Select value={chosen} onChange={(event) => chooseTemplate(event.target.value)}>
          <option value="">{texts.chooseTemplate}</option>
          {emailTemplates.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.language}>
        <Select value={locale} onChange={(event) => chooseLanguage(event.target.value)}>
          {locales.map((known) => (
            <option key={known} value={known} lang={known}>
              {localeNames[known]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
