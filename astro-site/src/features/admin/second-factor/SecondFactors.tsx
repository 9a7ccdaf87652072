import { useState } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useTexts } from '../language/language.ts';
import { FactorDialog, type Doing } from './FactorDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { useSecondFactors } from './factor-queries.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { secondFactorTexts } from './second-factor-messages.ts';

interface SecondFactorsProps {
  me: CurrentUser;
  heading: 'h2' | 'h3';
  onClosed: () => void;
}

/**
 * One's own second factors, and what can be done about them.
 *
 * @param heading of each kind
 * @param onClosed a dialog has been left: only then has somebody seen the recovery codes
 */
export function SecondFactors({ me, heading, onClosed }: SecondFactorsProps) {
  const texts = useTexts(secondFactorTexts);
  const { data: factors, isPending, refetch } = useSecondFactors();
  const [doing, setDoing] = useState<Doing | null>(null);
  if (isPending) {
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {texts.loading}
      </p>
    );
  }
  if (!factors) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  }
  const { app, passkeys, codes } = texts;
  const hasAny = factors.app || factors.passkeys.length > 0;
  const appAction = factors.app ? 'remove-app' : 'app';
  return (
    <div className="divide-line grid divide-y">
      <FactorRow heading={heading} name={app.name} text={factors.app ? app.on : app.off} isOn={factors.app}>
        <Button size="sm" onClick={() => setDoing({ what: appAction })}>
          {factors.app ? app.remove : app.add}
        </Button>
      </FactorRow>
      <FactorRow
        heading={heading}
        name={passkeys.name}
        text={passkeys.text}
        isOn={factors.passkeys.length > 0}
        list={<PasskeyList passkeys={factors.passkeys} onAsk={setDoing} />}
      >
        <Button size="sm" onClick={() => setDoing({ what: 'passkey' })}>
          {passkeys.add}
        </Button>
      </FactorRow>
      {hasAny && (
        <FactorRow
          heading={heading}
          name={codes.name}
          text={`${codes.text} ${codes.left(factors.recoveryCodesLeft)}`}
          isOn={factors.recoveryCodesLeft > 0}
        >
          <Button size="sm" onClick={() => setDoing({ what: 'codes' })}>
            {codes.make}
          </Button>
        </FactorRow>
      )}
      <FactorDialog
        me={me}
        doing={doing}
        onClose={() => {
          setDoing(null);
          onClosed();
        }}
      />
    </div>
  );
}
