import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../components/ui/toast-store.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { AdminToaster } from '../parts/AdminToaster.tsx';
import { homeOf } from './places.ts';
import { redirectSoon } from './redirect.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts } from './sign-in-messages.ts';

/** `/login`. */
export function LoginPage() {
  const [queryClient] = useState(createQueryClient);
  const language = useLanguage();
  const texts = signInTexts[language];
  const [done, setDone] = useState(false);
  return (
    <QueryClientProvider client={queryClient}>
      <div lang={language} className="border-line bg-surface rounded-2xl border p-6 sm:p-9">
        <LoginHeading />
        <LanguageChoice className="mb-5" />
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
      </div>
      <AdminToaster />
    </QueryClientProvider>
  );
}

/** The page shows it before any script has come, too. */
export function LoginHeading() {
  return <h1 className="mb-4 text-4xl">{useTexts(signInTexts).heading}</h1>;
}
