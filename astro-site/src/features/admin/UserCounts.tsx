import { isAdminRole, isSuperAdminRole, type Account } from 'shared/auth/accounts.ts';
import { userTexts } from './user-messages.ts';

/** Total admins, active users, super admins (spec.md section 2). */
export function UserCounts({ users }: { users: Account[] | undefined }) {
  const count = (counts: (user: Account) => boolean) => users?.filter(counts).length ?? '–';
  const numbers = {
    admins: count(({ role }) => isAdminRole(role)),
    active: count(({ isActive }) => isActive),
    superAdmins: count(({ role }) => isSuperAdminRole(role)),
  };
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {(['admins', 'active', 'superAdmins'] as const).map((key) => (
        <div key={key} className="border-line bg-surface rounded-xl border p-4">
          <dt className="text-soft text-[0.9375rem]">
            <span lang="ko">{userTexts.counts[key]}</span> · {userTexts.countsEnglish[key]}
          </dt>
          <dd className="figures text-3xl font-bold">{numbers[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
