import type { CurrentUser } from 'shared/auth/accounts.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import type { UserTexts } from './account-messages.ts';

/** Whether a new password is shorter than this installation asks for; if so, a toast says it. */
export function tooShort(password: string, { minPasswordLength }: CurrentUser, { add }: UserTexts): boolean {
  if (password.length >= minPasswordLength) return false;
  const description = add.passwordError(minPasswordLength);
  showToast({ variant: 'destructive', title: add.passwordErrorTitle, description });
  return true;
}
