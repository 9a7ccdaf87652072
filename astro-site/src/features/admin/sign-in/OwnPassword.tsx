import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage } from '../language/language.ts';
import { userKey } from './current-user.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { PasswordForm } from '../accounts/PasswordForm.tsx';
import { signInTexts } from './sign-in-messages.ts';

/** In place of the dashboard, for somebody whose password was set by somebody else. */
export function OwnPassword({ user }: { user: CurrentUser }) {
  const language = useLanguage();
  const texts = signInTexts[language].ownPassword;
  const client = useQueryClient();
  return (
    <div className="wrap py-12 sm:py-20">
      <div
        lang={language}
        className="border-line bg-surface mx-auto grid max-w-xl gap-5 rounded-2xl border p-6 sm:p-9"
      >
        <h1 className="text-4xl">{texts.heading}</h1>
        <LanguageChoice />
        <p>{texts.text(user.username)}</p>
        <PasswordForm me={user} onChanged={() => void client.invalidateQueries({ queryKey: userKey })} />
        <div className="border-line border-t pt-5">
          <LogoutButton label={texts.logout} />
        </div>
      </div>
    </div>
  );
}
