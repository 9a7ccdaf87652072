import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSuperAdminRole, type CurrentUser } from 'shared/auth/accounts.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { cn } from '../../../lib/cn.ts';
import { LogoutButton } from '../sign-in/LogoutButton.tsx';
import { shellTexts } from './shell-messages.ts';

export type AdminPlace =
  '/admin' | '/admin/enquiries' | '/admin/users' | '/admin/audit' | '/admin/personal-data' | '/admin/account';

const places: { path: AdminPlace; label: string; isForSuperAdmins?: boolean }[] = [
  { path: '/admin', label: shellTexts.bookings },
  { path: '/admin/enquiries', label: shellTexts.enquiries },
  { path: '/admin/audit', label: shellTexts.audit },
  { path: '/admin/users', label: shellTexts.users },
  { path: '/admin/personal-data', label: shellTexts.personalData, isForSuperAdmins: true },
  { path: '/admin/account', label: shellTexts.account },
];

const placesOf = ({ role }: CurrentUser) =>
  places.filter(({ isForSuperAdmins }) => !isForSuperAdmins || isSuperAdminRole(role));

interface AdminShellProps {
  user: CurrentUser;
  here: AdminPlace;
  children: ReactNode;
}

/** The frame of every admin page: who is signed in, where one can go, the way out. */
export function AdminShell({ user, here, children }: AdminShellProps) {
  return (
    <>
      <header className="border-line border-b">
        <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-6">
          <p className="min-w-0 flex-1">
            <strong className="wrap-anywhere">{shellTexts.welcome(user.username)}</strong>
            <span className="text-soft"> · {shellTexts.role[user.role]}</span>
          </p>
          <nav
            aria-label={shellTexts.navigation}
            className="order-last -mx-2 flex w-full flex-wrap sm:-mx-2.5 lg:order-none lg:w-auto"
          >
            {placesOf(user).map(({ path, label }) => (
              <a
                key={path}
                href={path}
                aria-current={path === here ? 'page' : undefined}
                className={cn(
                  buttonStyles({ variant: 'quiet', size: 'sm' }),
                  'max-sm:px-2! sm:max-lg:px-2.5!',
                  path === here && 'text-ink decoration-hot underline decoration-2 underline-offset-8',
                )}
              >
                {label}
              </a>
            ))}
          </nav>
          <a
            href="/"
            aria-label={shellTexts.home}
            className={buttonStyles({ variant: 'quiet', size: 'icon' })}
          >
            <House aria-hidden="true" className="size-4" />
          </a>
          <LogoutButton />
        </div>
      </header>
      <div className="wrap py-8">{children}</div>
    </>
  );
}
