import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { CurrentUser } from 'shared/auth/accounts.ts';
import { useTexts } from '../language/language.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { ProvePassword } from './ProvePassword.tsx';
import { addPasskey } from './second-factor-api.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

interface AddPasskeyProps {
  me: CurrentUser;
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** A name and the password, then the browser asks for a finger, a face, a PIN or a key. */
export function AddPasskey({ me, onAdded }: AddPasskeyProps) {
  const { outcome, passkeys } = useTexts(secondFactorTexts);
  const [name, setName] = useState('');
  if (!browserSupportsWebAuthn()) return <p role="alert">{passkeys.notHere}</p>;
  return (
    <ProvePassword
      me={me}
      act={(password) => addPasskey({ name, password })}
      success={outcome.passkeyAdded}
      onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
      isReady={name.trim() !== ''}
    >
      <PasskeyName name={name} onChange={setName} />
    </ProvePassword>
  );
}
