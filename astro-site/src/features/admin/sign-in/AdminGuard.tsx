import { useEffect, type ReactNode } from 'react';
import { isAdminRole, isSuperAdminRole, type CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useCurrentUser } from './current-user.ts';
import { guardTexts as guard } from './guard-messages.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { redirectSoon } from './redirect.ts';

type Refusal = { title: string; text: string; path: string };

/** Why somebody may not see the page, and where they go instead; null when they may. */
export function guardRefusal(user: CurrentUser | null, requireSuperAdmin: boolean): Refusal | null {
  if (!user) return { title: guard.loginRequiredTitle, text: guard.loginRequired, path: '/login' };
  if (!isAdminRole(user.role)) return { title: guard.accessDeniedTitle, text: guard.accessDenied, path: '/' };
  if (requireSuperAdmin && !isSuperAdminRole(user.role)) {
    return { title: guard.accessDeniedTitle, text: guard.superAdminRequired, path: '/' };
  }
  return null;
}

interface AdminGuardProps {
  requireSuperAdmin?: boolean;
  children: (user: CurrentUser) => ReactNode;
}

/** Shows its children to admins; everybody else is told why not and sent away after 1.5 seconds. */
export function AdminGuard({ requireSuperAdmin = false, children }: AdminGuardProps) {
  const { data: user, isPending, isError, refetch } = useCurrentUser();
  if (isPending) return <Waiting text={guard.loading} />;
  if (isError) {
    return (
      <div className="grid justify-items-center gap-4 py-24">
        <p role="alert">{guard.failed}</p>
        <Button onClick={() => void refetch()}>{guard.tryAgain}</Button>
      </div>
    );
  }
  const refusal = guardRefusal(user, requireSuperAdmin);
  if (refusal) return <SentAway {...refusal} />;
  if (user?.mustChangePassword) return <OwnPassword user={user} />;
  if (user?.mustSetUpSecondFactor) return <OwnSecondFactor user={user} />;
  return user && children(user);
}

function SentAway({ title, text, path }: Refusal) {
  useEffect(() => {
    showToast({ variant: 'destructive', title, description: text });
    return redirectSoon(path);
  }, [title, text, path]);
  return <Waiting text={text} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="text-soft flex items-center justify-center gap-3 py-24">
      <Spinner /> {text}
    </p>
  );
}
