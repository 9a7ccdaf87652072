import { useState, type SubmitEvent } from 'react';
import { MIN_PASSWORD_LENGTH } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { changePassword } from './admin-api.ts';
import { useUserChange } from './user-queries.ts';
import { userTexts } from './user-messages.ts';

const { add, password: texts, status } = userTexts;

interface ChangePasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Change of one's own password. */
export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const outcome = { ...texts, successTitle: status.successTitle, failedTitle: status.failedTitle };
  const change = useUserChange(changePassword, outcome, () => {
    setCurrent('');
    setNext('');
    onOpenChange(false);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (next.length < MIN_PASSWORD_LENGTH) {
      showToast({ variant: 'destructive', title: add.passwordErrorTitle, description: add.passwordError });
      return;
    }
    change.mutate({ currentPassword: current, newPassword: next });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <form onSubmit={submit} lang="ko" className="grid gap-5">
        <Field label={texts.current} required>
          <TextInput
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field label={texts.next} hint={add.passwordHint} required>
          <TextInput
            type="password"
            autoComplete="new-password"
            maxLength={200}
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={current === '' || next === ''}
          pending={change.isPending}
          className="justify-self-start"
        >
          {change.isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
