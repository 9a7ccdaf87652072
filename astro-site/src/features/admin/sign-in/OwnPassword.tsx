import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { PasswordForm } from '../accounts/PasswordForm.tsx';
import { useTexts } from '../language/language.ts';
import { BeforeTheDashboard } from './BeforeTheDashboard.tsx';
import { userKey } from './current-user.ts';
import { signInTexts } from './sign-in-messages.ts';

/** For somebody whose password was set by somebody else. */
export function OwnPassword({ user }: { user: CurrentUser }) {
  const { ownPassword: texts } = useTexts(signInTexts);
  const client = useQueryClient();
  return (
    <BeforeTheDashboard heading={texts.heading} text={texts.text(user.username)}>
      <PasswordForm me={user} onChanged={() => void client.invalidateQueries({ queryKey: userKey })} />
    </BeforeTheDashboard>
  );
}
