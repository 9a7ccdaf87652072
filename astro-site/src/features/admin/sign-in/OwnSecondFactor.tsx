import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage } from '../language/language.ts';
import { SecondFactors } from '../second-factor/SecondFactors.tsx';
import { userKey } from './current-user.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { secondStepTexts } from './second-step-messages.ts';
import { signInTexts } from './sign-in-messages.ts';

/** In place of the dashboard, where a second factor is required and the account has none. */
export function OwnSecondFactor({ user }: { user: CurrentUser }) {
  const language = useLanguage();
  const { required: texts } = secondStepTexts[language];
  const client = useQueryClient();
  return (
    <div className="wrap py-12 sm:py-20">
      <div
        lang={language}
        className="border-line bg-surface mx-auto grid max-w-2xl gap-5 rounded-2xl border p-6 sm:p-9"
      >
        <h1 className="text-4xl">{texts.heading}</h1>
        <LanguageChoice />
        <p>{texts.text(user.username)}</p>
        <SecondFactors me={user} onClosed={() => void client.invalidateQueries({ queryKey: userKey })} />
        <div className="border-line border-t pt-5">
          <LogoutButton label={signInTexts[language].ownPassword.logout} />
        </div>
      </div>
    </div>
  );
}
