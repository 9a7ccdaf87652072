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

/** The words as the visitor will read them. */
export function EmailPreview({ draft, bookingId }: { draft: EmailDraft; bookingId: string }) {
  return (
    <section aria-label={texts.preview}>
      <h3 className="text-soft mb-1 text-[0.9375rem]">{texts.preview}</h3>
      <div data-theme="daylight" className="bg-surface text-ink rounded-xl p-5">
        <p className="text-lg font-bold wrap-anywhere">{draft.subject}</p>
        <p className="mt-3 wrap-anywhere whitespace-pre-line">{draft.message}</p>
        <p className="border-line text-soft mt-4 border-t border-dashed pt-3 font-mono">#{bookingId}</p>
      </div>
      <p className="text-faint mt-2 text-sm">{texts.previewHint}</p>
    </section>
  );
}
