import { emailTemplates } from 'shared/bookings/email-templates.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { emailDialogTexts as texts } from './email-dialog-messages.ts';

interface TemplateChoiceProps {
  /** Key of the template, or '' for none. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Fills subject and message from a template; both can be changed before they are sent. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  return (
    <Field label={texts.template}>
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
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
