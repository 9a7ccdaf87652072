import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { userTexts } from '../accounts/account-messages.ts';
import { PasswordForm } from '../accounts/PasswordForm.tsx';
import { useLanguage } from '../language/language.ts';
import { secondFactorTexts } from '../second-factor/second-factor-messages.ts';
import { SecondFactors } from '../second-factor/SecondFactors.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { userKey } from '../sign-in/current-user.ts';
import { AccountPart } from './AccountPart.tsx';
import { ownAccountTexts } from './own-account-messages.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { sessionsKey } from './session-queries.ts';

/** `/admin/account`: what guards one's own account. */
export function OwnAccountPage() {
  return <AdminIsland here="/admin/account">{(user) => <OwnAccount me={user} />}</AdminIsland>;
}

function OwnAccount({ me }: { me: CurrentUser }) {
  const language = useLanguage();
  const { password } = userTexts[language];
  const factor = secondFactorTexts[language];
  const client = useQueryClient();
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-4xl">{ownAccountTexts[language].heading}</h1>
        <p className="text-soft wrap-anywhere">
          {me.username} · {me.email}
        </p>
      </div>
      <AccountPart title={password.title} text={password.description}>
        <PasswordForm me={me} onChanged={() => void client.invalidateQueries({ queryKey: sessionsKey })} />
      </AccountPart>
      <AccountPart title={factor.title} text={factor.description}>
        <SecondFactors
          heading="h3"
          me={me}
          onClosed={() => void client.invalidateQueries({ queryKey: userKey })}
        />
      </AccountPart>
      <OwnSessions me={me} />
    </div>
  );
}
