import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { showToast } from '../../../components/ui/toast-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { AdminToaster } from '../parts/AdminToaster.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { userKey } from './current-user.ts';
import { homeOf } from './places.ts';
import { redirectSoon } from './redirect.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts } from './sign-in-messages.ts';
import { ToCms } from './ToCms.tsx';

/** What the CMS sends along with a sign-in that leads there; null for a sign-in of the site's own. */
const cmsState = () => new URLSearchParams(window.location.hash.slice(1)).get('cms');

/** `/login`: of the admin area, and of the CMS. */
export function LoginPage() {
  const [queryClient] = useState(createQueryClient);
  const [state] = useState(cmsState);
  return (
    <QueryClientProvider client={queryClient}>
      {state === null ? <SignIn /> : <SignInToCms state={state} />}
      <AdminToaster />
    </QueryClientProvider>
  );
}

function SignIn() {
  const texts = useTexts(signInTexts);
  const [done, setDone] = useState(false);
  return (
    <LoginCard>
      <SignInForm
        done={done}
        onSignedIn={(user) => {
          setDone(true);
          showToast({
            variant: 'success',
            title: texts.successTitle,
            description: texts.success(user.username),
          });
          redirectSoon(homeOf(user));
        }}
      />
    </LoginCard>
  );
}

function SignInToCms({ state }: { state: string }) {
  const client = useQueryClient();
  const { cms } = useTexts(signInTexts);
  const form = (
    <LoginCard>
      <p className="text-soft mb-5">{cms.lead}</p>
      <SignInForm onSignedIn={(user) => client.setQueryData(userKey, user)} />
    </LoginCard>
  );
  return (
    <AdminGuard audience="accounts" signIn={form}>
      {() => <ToCms state={state} />}
    </AdminGuard>
  );
}

function LoginCard({ children }: { children: ReactNode }) {
  return (
    <div lang={useLanguage()} className="border-line bg-surface rounded-2xl border p-6 sm:p-9">
      <LoginHeading />
      <LanguageChoice className="mb-5" />
      {children}
    </div>
  );
}

/** The page shows it before any script has come, too. */
export function LoginHeading() {
  return <h1 className="mb-4 text-4xl">{useTexts(signInTexts).heading}</h1>;
}
