import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { moveTexts } from './move-messages.ts';
import { ReasonField } from './ReasonField.tsx';

interface MoveFormProps {
  submitText: string;
  isPending: boolean;
  /** Why it was refused; empty where it was not. */
  failure: string;
  /** Null where none is needed. */
  reason: string | null;
  onReason: (reason: string) => void;
  onSubmit: (event: SubmitEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is agreed to before somebody is moved: what would be, why, and what stands in the way. */
export function MoveForm({ submitText, isPending, failure, reason, onReason, ...form }: MoveFormProps) {
  const texts = useTexts(moveTexts);
  return (
    <form onSubmit={form.onSubmit} className="grid gap-4">
      {form.children}
      {reason !== null && <ReasonField value={reason} onChange={onReason} />}
      <p role="alert" className="text-bad font-medium empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          texts={{ submit: submitText, submitting: texts.submitting }}
          isPending={isPending}
          disabled={reason?.trim() === ''}
        />
        <Button variant="quiet" onClick={form.onClose}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
