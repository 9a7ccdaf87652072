'use client';

import { Button } from '@payloadcms/ui';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import { useTexts } from '../../language/use-texts.ts';
import { signInTexts } from './messages.ts';

export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const words = useTexts(signInTexts);
  const { busy, problem, setProblem, request } = useRequest();

  async function use() {
    const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>('sign-in/passkey-options');
    if (!optionsJSON) return;
    const answer = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!answer) return setProblem(words.passkeyNotUsed);
    if (await request('sign-in/passkey', { answer })) onDone();
  }

  return (
    <div className="second-factor__set-up">
      <Button type="button" size="large" margin={false} disabled={busy} onClick={() => void use()}>
        {words.usePasskey}
      </Button>
      <Problem sentence={problem} />
    </div>
  );
}
