import { useState, type SubmitEvent } from 'react';
import type { Account, CurrentUser } from 'shared/auth/accounts.ts';
import { setUserPassword } from '../accounts/account-api.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { tooShort } from '../accounts/too-short.ts';
import { useUserChange } from '../accounts/account-queries.ts';
import { userTexts } from '../accounts/account-messages.ts';

interface SetPasswordDialogProps {
  user: Account;
  me: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A super admin sets a password for somebody who has lost theirs; it is good for choosing another one. */
export function SetPasswordDialog({ user, me, open, onOpenChange }: SetPasswordDialogProps) {
  const language = useLanguage();
  const allTexts = userTexts[language];
  const { add, setPassword: texts } = allTexts;
  const [password, setPassword] = useState('');
  const outcome = { ...texts, success: texts.success(user.username) };
  const change = useUserChange(
    (typed: string) => setUserPassword(user.id, typed),
    outcome,
    () => {
      setPassword('');
      onOpenChange(false);
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (tooShort(password, me, allTexts)) return;
    change.mutate(password);
  };
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(user.username)}
      description={texts.description}
    >
      <form onSubmit={submit} className="grid gap-5">
        <PasswordField
          label={texts.password}
          hint={add.passwordHint(me.minPasswordLength)}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <SubmitButton texts={texts} isPending={change.isPending} disabled={password === ''} />
      </form>
    </AdminDialog>
  );
}
