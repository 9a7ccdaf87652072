import { isAdminRole, isSuperAdminRole, type Account } from 'shared/auth/accounts.ts';
import { useTexts } from '../language/language.ts';
import { userTexts } from '../accounts/account-messages.ts';

/** Total admins, active users, super admins. */
export function UserCounts({ users }: { users: Account[] | undefined }) {
  const texts = useTexts(userTexts);
  const count = (counts: (user: Account) => boolean) => users?.filter(counts).length ?? '–';
  const numbers = {
    admins: count(({ role }) => isAdminRole(role)),
    active: count(({ isActive }) => isActive),
    superAdmins: count(({ role }) => isSuperAdminRole(role)),
  };
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-3">
      {(['admins', 'active', 'superAdmins'] as const).map((key) => (
        <div key={key} className="border-line bg-surface grid content-between rounded-xl border p-3 sm:p-4">
          <dt className="text-soft text-[0.9375rem]">{texts.counts[key]}</dt>
          <dd className="figures text-3xl font-bold">{numbers[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
