import { emailTemplates } from 'shared/bookings/email-templates.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useTexts } from '../language/language.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';

interface TemplateChoiceProps {
  /** Key of the template, or '' for none. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Fills subject and message from a template; both can be changed before they are sent. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const texts = useTexts(emailDialogTexts);
  return (
    <Field label={texts.template}>
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{texts.chooseTemplate}</option>
        {emailTemplates.map(({ key }) => (
          <option key={key} value={key}>
            {texts.templateNames[key]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
