import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { emailTemplates, fillTemplate } from 'shared/bookings/email-templates.ts';
import { Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import type { EmailDraft } from './EmailFields.tsx';
import { adminTexts } from './messages.ts';

const { emailDialog: texts } = adminTexts;

/** Fills subject and message from one of the three templates; both can be changed before they are sent. */
export function TemplateChoice({
  booking,
  onFilled,
}: {
  booking: AdminBooking;
  onFilled: (draft: EmailDraft) => void;
}) {
  const [chosen, setChosen] = useState('');
  const choose = (key: string) => {
    setChosen(key);
    const template = emailTemplates.find((known) => known.key === key);
    if (template) onFilled(fillTemplate(template, booking));
  };
  return (
    <Field label={texts.template}>
      <Select value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{texts.chooseTemplate}</option>
        {emailTemplates.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
