import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { LoginForm } from './LoginForm.tsx';
import { adminTexts } from './messages.ts';
import { noteSignedIn, sessionStore } from './session-store.ts';

const { guard, login } = adminTexts;

/** Asks to sign in again, over whatever is open, when the session has ended: nothing typed is lost. */
export function SignInAgain() {
  const ended = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => false);
  const client = useQueryClient();
  return (
    <Dialog
      open={ended}
      onOpenChange={noteSignedIn}
      title={guard.signedOutTitle}
      description={guard.signedOut}
    >
      <LoginForm
        onSignedIn={() => {
          noteSignedIn();
          showToast({ variant: 'success', title: login.successTitle, description: guard.signedInAgain });
          void client.invalidateQueries();
        }}
      />
    </Dialog>
  );
}
