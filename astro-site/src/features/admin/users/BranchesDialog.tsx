import { useState, type SubmitEvent } from 'react';
import type { Account } from 'shared/auth/accounts.ts';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { setUserBranches } from '../accounts/account-api.ts';
import { userTexts } from '../accounts/account-messages.ts';
import { useUserChange } from '../accounts/account-queries.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { WorksFor } from './WorksFor.tsx';

interface BranchesDialogProps {
  user: Account;
  branches: readonly StaffBranch[];
  onClose: () => void;
}

/** For which cafes somebody at the counter works from now on. */
export function BranchesDialog({ user, branches, onClose }: BranchesDialogProps) {
  const { status, worksFor: texts } = userTexts[useLanguage()];
  const [branchIds, setBranchIds] = useState<number[]>(user.branchIds ?? []);
  const change = useUserChange(
    () => setUserBranches(user.id, branchIds.length > 0 ? branchIds : null),
    { ...status, success: texts.success(user.username) },
    onClose,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(undefined);
  };
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(user.username)}
      description={texts.description}
    >
      <form onSubmit={submit} className="grid gap-5">
        <WorksFor branches={branches} value={branchIds} onChange={setBranchIds} />
        <SubmitButton texts={texts} isPending={change.isPending} />
      </form>
    </AdminDialog>
  );
}
