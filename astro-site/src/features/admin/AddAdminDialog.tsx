import { useState, type SubmitEvent } from 'react';
import { MIN_PASSWORD_LENGTH } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { addUser } from './admin-api.ts';
import { useUserChange } from './user-queries.ts';
import { userTexts } from './user-messages.ts';

const { add: texts, roles } = userTexts;
const empty = { email: '', username: '', password: '', role: 'admin' };

interface AddAdminDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds an account (spec.md section 5). What was typed stays after a refusal. */
export function AddAdminDialog({ open, onOpenChange }: AddAdminDialogProps) {
  const [fields, setFields] = useState(empty);
  const add = useUserChange(addUser, { ...texts, success: texts.success(fields.username) }, () => {
    setFields(empty);
    onOpenChange(false);
  });
  const refuse = (title: string, description: string) =>
    showToast({ variant: 'destructive', title, description });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const account = { ...fields, email: fields.email.trim(), username: fields.username.trim() };
    if (account.email === '' || account.username === '' || account.password === '') {
      return refuse(texts.inputErrorTitle, texts.inputError);
    }
    if (account.password.length < MIN_PASSWORD_LENGTH)
      return refuse(texts.passwordErrorTitle, texts.passwordError);
    add.mutate(account);
  };

  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <form onSubmit={submit} noValidate lang="ko" className="grid gap-5">
        <Field label={texts.email} required>
          <TextInput type="email" autoComplete="off" maxLength={100} {...field('email')} />
        </Field>
        <Field label={texts.username} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            {...field('username')}
          />
        </Field>
        <Field label={texts.password} hint={texts.passwordHint} required>
          <TextInput type="password" autoComplete="new-password" maxLength={200} {...field('password')} />
        </Field>
        <Field label={texts.role}>
          <Select {...field('role')}>
            <option value="admin">{roles.admin}</option>
            <option value="super_admin">{roles.super_admin}</option>
          </Select>
        </Field>
        <Button type="submit" variant="primary" pending={add.isPending} className="justify-self-start">
          {add.isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Dialog>
  );
}
