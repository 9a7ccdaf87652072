import type { ReactNode } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { CurrentPasswordForm } from '../accounts/CurrentPasswordForm.tsx';
import { useTexts } from '../language/language.ts';
import { useFactorChange } from './factor-queries.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

interface ProvePasswordProps<Result> {
  me: CurrentUser;
  act: (password: string) => Promise<Result>;
  success: string | null;
  onDone: (result: Result) => void;
  /** Fields before the password. */
  children?: ReactNode;
  isReady?: boolean;
}

/** The current password, and then the change of a second factor that it was asked for. */
export function ProvePassword<Result>({ me, act, success, onDone, ...fields }: ProvePasswordProps<Result>) {
  const { dialog } = useTexts(secondFactorTexts);
  const change = useFactorChange(act, success, onDone);
  return (
    <CurrentPasswordForm
      {...fields}
      me={me}
      texts={{ password: dialog.password, submit: dialog.go, submitting: dialog.going }}
      change={change}
    />
  );
}
