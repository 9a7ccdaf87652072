import { useState, type SubmitEvent } from 'react';
import { MAX_USERNAME_LENGTH, type CurrentUser } from 'shared/auth/accounts.ts';
import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { tooShort } from '../accounts/too-short.ts';
import { addUser } from '../accounts/account-api.ts';
import { useUserChange } from '../accounts/account-queries.ts';
import { useBranches } from '../branches/use-branches.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { userTexts } from '../accounts/account-messages.ts';
import { ContentPermissionSelect } from './ContentPermissionSelect.tsx';
import { WorksFor } from './WorksFor.tsx';

const empty = { email: '', username: '', password: '', role: 'admin', contentPermission: 'none' };

interface AddAdminDialogProps {
  me: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds an account. What was typed stays after a refusal. */
export function AddAdminDialog({ me, open, onOpenChange }: AddAdminDialogProps) {
  const language = useLanguage();
  const allTexts = userTexts[language];
  const { add: texts, roles } = allTexts;
  const [fields, setFields] = useState(empty);
  const branches = useBranches() ?? [];
  const [branchIds, setBranchIds] = useState<number[]>([]);
  const add = useUserChange(addUser, { ...texts, success: texts.success(fields.username) }, () => {
    setFields(empty);
    setBranchIds([]);
    onOpenChange(false);
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const account = { ...fields, email: fields.email.trim(), username: fields.username.trim() };
    if (account.email === '' || account.username === '' || account.password === '') {
      showToast({ variant: 'destructive', title: texts.inputErrorTitle, description: texts.inputError });
      return;
    }
    if (tooShort(account.password, me, allTexts)) return;
    const isLimited = account.role === 'staff' && branchIds.length > 0;
    add.mutate({ ...account, ...(isLimited && { branchIds }) });
  };

  const fill = (name: keyof typeof empty, value: string) => setFields({ ...fields, [name]: value });
  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => fill(name, event.target.value),
  });

  return (
    <AdminDialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={texts.email} required>
          <TextInput type="email" autoComplete="off" maxLength={EMAIL_LIMIT} {...field('email')} />
        </Field>
        <Field label={texts.username} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_USERNAME_LENGTH}
            {...field('username')}
          />
        </Field>
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint(me.minPasswordLength)}
          autoComplete="new-password"
          value={fields.password}
          onChange={(value) => fill('password', value)}
        />
        <Field label={texts.role}>
          <Select {...field('role')}>
            <option value="admin">{roles.admin}</option>
            <option value="staff">{roles.staff}</option>
            <option value="super_admin">{roles.super_admin}</option>
            <option value="user">{roles.user}</option>
          </Select>
        </Field>
        <Field label={allTexts.content.label}>
          <ContentPermissionSelect
            value={fields.contentPermission}
            onPermission={(permission) => fill('contentPermission', permission)}
          />
        </Field>
        {fields.role === 'staff' && branches.length > 1 && (
          <WorksFor branches={branches} value={branchIds} onChange={setBranchIds} />
        )}
        <SubmitButton texts={texts} isPending={add.isPending} />
      </form>
    </AdminDialog>
  );
}
