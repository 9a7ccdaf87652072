import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { useTexts } from '../language/language.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useFactorChange } from './factor-queries.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

interface ProvePasswordProps<Result> {
  me: CurrentUser;
  act: (password: string) => Promise<Result>;
  success: string | null;
  onDone: (result: Result) => void;
  /** Fields before the password. */
  children?: ReactNode;
  isReady?: boolean;
}

/** The current password, and then what it was asked for. */
export function ProvePassword<Result>({
  me,
  act,
  success,
  onDone,
  children,
  isReady = true,
}: ProvePasswordProps<Result>) {
  const { dialog } = useTexts(secondFactorTexts);
  const [password, setPassword] = useState('');
  const change = useFactorChange(act, success, onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(password);
  };
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-5">
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      {children}
      <PasswordField
        label={dialog.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <SubmitButton
        texts={{ submit: dialog.go, submitting: dialog.going }}
        isPending={change.isPending}
        disabled={password === '' || !isReady}
      />
    </form>
  );
}
