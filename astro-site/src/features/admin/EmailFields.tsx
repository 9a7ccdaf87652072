import { Field } from '../../components/ui/Field.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { adminTexts } from './messages.ts';

const { emailDialog: texts } = adminTexts;

export interface EmailDraft {
  subject: string;
  message: string;
}

interface EmailFieldsProps {
  draft: EmailDraft;
  onChange: (draft: EmailDraft) => void;
}

export function EmailFields({ draft, onChange }: EmailFieldsProps) {
  return (
    <>
      <Field label={texts.subject} required>
        <TextInput
          maxLength={150}
          value={draft.subject}
          onChange={(event) => onChange({ ...draft, subject: event.target.value })}
        />
      </Field>
      <Field label={texts.message} required>
        <TextArea
          rows={8}
          maxLength={10_000}
          value={draft.message}
          onChange={(event) => onChange({ ...draft, message: event.target.value })}
        />
      </Field>
    </>
  );
}
