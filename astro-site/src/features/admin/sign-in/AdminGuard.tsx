import { useEffect, type ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useAccountLanguage } from '../language/account-language.ts';
import { useCurrentUser } from './current-user.ts';
import { useLanguage } from '../language/language.ts';
import { guardTexts, type GuardTexts } from './guard-messages.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { belongsTo, homeOf, type Audience } from './places.ts';
import { redirectSoon } from './redirect.ts';

type Refusal = { title: string; text: string; path: string };

/** Why somebody may not see the page, and where they go instead; null when they may. */
export function guardRefusal(
  user: CurrentUser | null,
  audience: Audience,
  guard: GuardTexts,
): Refusal | null {
  if (!user) return { title: guard.loginRequiredTitle, text: guard.loginRequired, path: '/login' };
  if (belongsTo(audience, user)) return null;
  const text = audience === 'super-admins' ? guard.superAdminRequired : guard.accessDenied;
  const path = user.role === 'staff' ? homeOf(user) : '/';
  return { title: guard.accessDeniedTitle, text, path };
}

interface AdminGuardProps {
  audience: Audience;
  /** In place of the way to the sign-in, where this is the sign-in. */
  signIn?: ReactNode;
  children: (user: CurrentUser) => ReactNode;
}

/** Shows its children to those whom the page is for; everybody else is told why not and sent away after 1.5 seconds. */
export function AdminGuard({ audience, signIn, children }: AdminGuardProps) {
  const language = useLanguage();
  const guard = guardTexts[language];
  const { data: user, isPending, isError, refetch } = useCurrentUser();
  useAccountLanguage(user);
  if (isPending) return <Waiting text={guard.loading} />;
  if (isError) {
    return (
      <div lang={language} className="grid justify-items-center gap-4 py-24">
        <p role="alert">{guard.failed}</p>
        <Button onClick={() => void refetch()}>{guard.tryAgain}</Button>
      </div>
    );
  }
  if (!user && signIn) return signIn;
  const refusal = guardRefusal(user, audience, guard);
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

export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" lang={useLanguage()} className="text-soft flex items-center justify-center gap-3 py-24">
      <Spinner /> {text}
    </p>
  );
}
