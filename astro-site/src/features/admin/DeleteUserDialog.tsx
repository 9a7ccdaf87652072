import type { Account } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { deleteUser } from './admin-api.ts';
import { useUserChange } from './user-queries.ts';
import { userTexts } from './user-messages.ts';

const { delete: texts } = userTexts;

interface DeleteUserDialogProps {
  user: Account;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The question before an account is deleted (spec.md section 5). */
export function DeleteUserDialog({ user, open, onOpenChange }: DeleteUserDialogProps) {
  const close = () => onOpenChange(false);
  const remove = useUserChange(
    () => deleteUser(user.id),
    { ...texts, success: texts.success(user.username) },
    close,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.question(user.username)}
    >
      <div lang="ko" className="flex flex-wrap gap-3">
        <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {remove.isPending ? texts.confirming : texts.confirm}
        </Button>
        <Button onClick={close}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
}
