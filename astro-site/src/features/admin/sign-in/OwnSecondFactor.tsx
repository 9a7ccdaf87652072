import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { useTexts } from '../language/language.ts';
import { SecondFactors } from '../second-factor/SecondFactors.tsx';
import { BeforeTheDashboard } from './BeforeTheDashboard.tsx';
import { userKey } from './current-user.ts';
import { secondStepTexts } from './second-step-messages.ts';

/** Where a second factor is required and the account has none. */
export function OwnSecondFactor({ user }: { user: CurrentUser }) {
  const { required: texts } = useTexts(secondStepTexts);
  const client = useQueryClient();
  return (
    <BeforeTheDashboard heading={texts.heading} text={texts.text(user.username)}>
      <SecondFactors
        heading="h2"
        me={user}
        onClosed={() => void client.invalidateQueries({ queryKey: userKey })}
      />
    </BeforeTheDashboard>
  );
}
