import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/ui/toast-store.ts';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { LoginForm } from './LoginForm.tsx';
import { adminTexts } from './messages.ts';
import { redirectSoon } from './redirect.ts';

const { login: texts } = adminTexts;

/** `/login` (spec.md section 2). */
export function LoginPage() {
  const [queryClient] = useState(createQueryClient);
  const [done, setDone] = useState(false);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="border-line bg-surface rounded-2xl border p-6 sm:p-9">
        <LoginHeading />
        <LoginForm
          done={done}
          onSignedIn={({ username }) => {
            setDone(true);
            showToast({
              variant: 'success',
              title: texts.successTitle,
              description: texts.success(username),
            });
            redirectSoon('/admin');
          }}
        />
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}

/** The page shows it before any script has come, too. */
export function LoginHeading() {
  return (
    <>
      <h1 className="text-4xl">{texts.heading}</h1>
      <p lang="ko" className="text-soft mt-2 mb-7">
        {texts.korean}
      </p>
    </>
  );
}
