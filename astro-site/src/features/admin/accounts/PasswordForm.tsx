import { useRef, useState, type SubmitEvent } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { changePassword } from './account-api.ts';
import { useTexts } from '../language/language.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { tooShort } from './too-short.ts';
import { useUserChange } from './account-queries.ts';
import { userTexts } from './account-messages.ts';

/** Change of one's own password: the one there is, and the one that takes its place. */
export function PasswordForm({ me, onChanged }: { me: CurrentUser; onChanged: () => void }) {
  const allTexts = useTexts(userTexts);
  const { add, password: texts, status } = allTexts;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const outcome = { ...texts, successTitle: status.successTitle, failedTitle: status.failedTitle };
  const form = useRef<HTMLFormElement>(null);
  const change = useUserChange(changePassword, outcome, () => {
    setCurrent('');
    setNext('');
    // The button goes grey with the empty fields; whoever pressed it keeps a place on the page.
    form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
    onChanged();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (tooShort(next, me, allTexts)) return;
    change.mutate({ currentPassword: current, newPassword: next });
  };
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-xl gap-5">
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      <PasswordField
        label={texts.current}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <PasswordField
        label={texts.next}
        hint={add.passwordHint(me.minPasswordLength)}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
      <SubmitButton texts={texts} isPending={change.isPending} disabled={current === '' || next === ''} />
    </form>
  );
}
