import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Account } from 'shared/auth/accounts.ts';
import { localized } from 'shared/languages/localized-text.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { userTexts } from '../accounts/account-messages.ts';
import { branchChoice } from '../branches/branch-choice.ts';
import { branchTexts } from '../branches/branch-messages.ts';
import { useBranches } from '../branches/use-branches.ts';
import { useLanguage } from '../language/language.ts';
import { BranchesDialog } from './BranchesDialog.tsx';

/** The cafes of a staff account, with the way to change them; nothing where the house has but one. */
export function OwnBranches({ user }: { user: Account }) {
  const language = useLanguage();
  const { worksFor: texts } = userTexts[language];
  // Also those of the account that the house no longer has: somebody has to be able to take them out.
  const branches = branchChoice(useBranches() ?? [], ...(user.branchIds ?? []));
  const [isAsking, setAsking] = useState(false);
  if (user.role !== 'staff' || (branches.length < 2 && user.branchIds === null)) return null;
  const own = branches.filter(({ id }) => user.branchIds?.includes(id));
  const names = own.map(({ name }) => localized(name, language)).join(', ');
  return (
    <>
      <p className="text-soft flex items-center gap-1.5 text-[0.9375rem]">
        <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
        {user.branchIds === null ? branchTexts[language].all : names}
      </p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      {isAsking && <BranchesDialog user={user} branches={branches} onClose={() => setAsking(false)} />}
    </>
  );
}
