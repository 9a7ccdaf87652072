import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from 'shared/bookings/admin-booking.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextArea, TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';

export interface EmailDraft {
  subject: string;
  message: string;
  /** Of the whole mail. */
  locale: Locale;
}

interface EmailFieldsProps {
  draft: EmailDraft;
  onChange: (draft: EmailDraft) => void;
}

export function EmailFields({ draft, onChange }: EmailFieldsProps) {
  const texts = useTexts(emailDialogTexts);
  return (
    <>
      <Field label={texts.subject} required>
        <TextInput
          maxLength={MAX_SUBJECT_LENGTH}
          value={draft.subject}
          onChange={(event) => onChange({ ...draft, subject: event.target.value })}
        />
      </Field>
      <Field label={texts.message} required>
        <TextArea
          rows={8}
          maxLength={MAX_MESSAGE_LENGTH}
          value={draft.message}
          onChange={(event) => onChange({ ...draft, message: event.target.value })}
        />
      </Field>
    </>
  );
}
