import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { PasswordField } from './PasswordField.tsx';

interface CurrentPasswordFormProps {
  me: CurrentUser;
  texts: { password: string; submit: string; submitting: string };
  change: { isPending: boolean; mutate: (password: string) => void };
  /** Why the last try was refused, where that is said at the field. */
  error?: string | undefined;
  isDangerous?: boolean;
  /** Fields before the password. */
  children?: ReactNode;
  isReady?: boolean;
}

/** Asks whoever is signed in for the current password, and then does what it was asked for. */
export function CurrentPasswordForm({
  me,
  texts,
  change,
  error,
  isDangerous = false,
  children,
  isReady = true,
}: CurrentPasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // What was refused is typed anew: no way back from the button.
  useEffect(() => {
    if (error === undefined) return;
    const field = form.current?.querySelector<HTMLInputElement>('[type=password]');
    field?.focus();
    field?.select();
  }, [error]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(password);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      {children}
      <PasswordField
        label={texts.password}
        error={error}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <SubmitButton
        texts={texts}
        variant={isDangerous ? 'danger' : 'primary'}
        isPending={change.isPending}
        disabled={password === '' || !isReady}
      />
    </form>
  );
}
