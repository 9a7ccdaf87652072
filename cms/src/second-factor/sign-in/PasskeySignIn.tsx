'use client';

import { Button } from '@payloadcms/ui';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';

const notUsed = 'The passkey was not used. Try again, or use another way.';

export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const { busy, problem, setProblem, request } = useRequest();

  async function use() {
    const optionsJSON = await request<PublicKeyCredentialRequestOptionsJSON>('sign-in/passkey-options');
    if (!optionsJSON) return;
    const answer = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!answer) return setProblem(notUsed);
    if (await request('sign-in/passkey', { answer })) onDone();
  }

  return (
    <div className="second-factor__set-up">
      <Button type="button" size="large" margin={false} disabled={busy} onClick={() => void use()}>
        Use a passkey
      </Button>
      <Problem sentence={problem} />
    </div>
  );
}
