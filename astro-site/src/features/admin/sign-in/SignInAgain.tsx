import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { noteSignedIn, putOffSignIn, sessionStore } from './session-store.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts } from './sign-in-messages.ts';

/** Asks to sign in again, over whatever is open, when the session has ended: nothing typed is lost. */
export function SignInAgain() {
  const ended = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => false);
  const language = useLanguage();
  const { ended: texts, successTitle } = signInTexts[language];
  const client = useQueryClient();
  return (
    <AdminDialog open={ended} onOpenChange={putOffSignIn} title={texts.title} description={texts.text}>
      <SignInForm
        onSignedIn={() => {
          noteSignedIn();
          showToast({ variant: 'success', title: successTitle, description: texts.again });
          void client.invalidateQueries();
        }}
      />
    </AdminDialog>
  );
}
