import { useMutation } from '@tanstack/react-query';
import { House, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { cn } from '../../lib/cn.ts';
import { logout } from './admin-api.ts';
import { adminTexts } from './messages.ts';

const { shell } = adminTexts;

export type AdminPlace = '/admin' | '/admin/users' | '/admin/audit';

const places: { path: AdminPlace; label: string }[] = [
  { path: '/admin', label: shell.bookings },
  { path: '/admin/users', label: shell.users },
  { path: '/admin/audit', label: shell.audit },
];

interface AdminShellProps {
  user: CurrentUser;
  here: AdminPlace;
  children: ReactNode;
}

/** The frame of every admin page: who is signed in, where one can go, the way out. */
export function AdminShell({ user, here, children }: AdminShellProps) {
  const leave = useMutation({
    mutationFn: logout,
    onSuccess: () => window.location.assign('/login'),
    onError: () =>
      showToast({ variant: 'destructive', title: shell.logoutFailedTitle, description: shell.logoutFailed }),
  });
  return (
    <>
      <header className="border-line border-b">
        <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-6">
          <p className="min-w-0 flex-1">
            <strong>{shell.welcome(user.username)}</strong>
            <span className="text-soft"> · {shell.role[user.role]}</span>
          </p>
          <nav
            aria-label={shell.navigation}
            className="order-last -mx-2 flex w-full flex-wrap sm:order-none sm:-mx-3 sm:w-auto"
          >
            {places.map(({ path, label }) => (
              <a
                key={path}
                href={path}
                aria-current={path === here ? 'page' : undefined}
                className={cn(
                  buttonStyles({ variant: 'quiet', size: 'sm' }),
                  'max-sm:px-2!',
                  path === here && 'text-ink decoration-hot underline decoration-2 underline-offset-8',
                )}
              >
                {label}
              </a>
            ))}
          </nav>
          <a href="/" aria-label={shell.home} className={buttonStyles({ variant: 'quiet', size: 'icon' })}>
            <House aria-hidden="true" className="size-4" />
          </a>
          <Button size="sm" pending={leave.isPending} onClick={() => leave.mutate()}>
            {!leave.isPending && <LogOut aria-hidden="true" className="size-4" />}
            <span className="max-sm:sr-only">{leave.isPending ? shell.loggingOut : shell.logout}</span>
          </Button>
        </div>
      </header>
      <div className="wrap py-8">{children}</div>
    </>
  );
}
