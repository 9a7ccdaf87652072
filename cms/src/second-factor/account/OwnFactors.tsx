'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import { PasskeySetUp } from '../set-up/PasskeySetUp.tsx';
import { RecoveryCodes } from '../set-up/RecoveryCodes.tsx';
import { TotpSetUp } from '../set-up/TotpSetUp.tsx';
import type { Factors } from '../store/factors.ts';

/** Everybody's own second factors. Every change asks for the password, and ends the account's other sessions. */
export function OwnFactors({ factors }: { factors: Factors }) {
  const router = useRouter();
  const [currentPassword, setCurrentPassword] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, problem, request } = useRequest();
  const hasAny = factors.totp || factors.passkeys.length > 0;

  function changed(recoveryCodes: string[] | null) {
    setCurrentPassword('');
    setCodes(recoveryCodes);
    router.refresh();
  }
  const remove = async (factor: string) => {
    if (await request('remove', { currentPassword, factor })) changed(null);
  };
  const renewCodes = async () => {
    const answer = await request<{ recoveryCodes: string[] }>('recovery-codes', { currentPassword });
    if (answer) changed(answer.recoveryCodes);
  };
  const removeButton = (factor: string, name: string) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      aria-label={`Remove ${name}`}
      onClick={() => void remove(factor)}
    >
      Remove
    </Button>
  );

  if (codes) return <RecoveryCodes codes={codes} done="I have kept them" onDone={() => setCodes(null)} />;
  return (
    <>
      <h1>Second factor</h1>
      <p>
        {hasAny
          ? 'After your password the CMS asks for one of these.'
          : 'Your password alone opens the CMS. With a second factor, whoever finds it out still does not get in.'}
      </p>
      <Input
        label="Your own current password"
        hint="Needed for every change on this page. A change signs you out everywhere else."
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrentPassword}
      />
      <Problem sentence={problem} />
      <section className="second-factor__part" aria-labelledby="own-app">
        <h2 id="own-app">Authenticator app</h2>
        {factors.totp && (
          <p className="second-factor__row">
            An app is set up. {removeButton('totp', 'the authenticator app')}
          </p>
        )}
        <TotpSetUp
          label={factors.totp ? 'Set up another app instead' : 'Set up an app'}
          currentPassword={currentPassword}
          onDone={changed}
        />
      </section>
      <section className="second-factor__part" aria-labelledby="own-passkeys">
        <h2 id="own-passkeys">Passkeys</h2>
        {factors.passkeys.length > 0 && (
          <ul className="second-factor__list">
            {factors.passkeys.map(({ id, name, createdAt }) => (
              <li key={id} className="second-factor__row">
                {name}, since {seoulWallClock(new Date(createdAt)).date} {removeButton(id, name)}
              </li>
            ))}
          </ul>
        )}
        <PasskeySetUp currentPassword={currentPassword} onDone={changed} />
      </section>
      {hasAny && (
        <section className="second-factor__part" aria-labelledby="own-codes">
          <h2 id="own-codes">Recovery codes</h2>
          <p>{factors.recoveryCodesLeft} of 10 are left. New ones take the place of all earlier ones.</p>
          <Button
            type="button"
            buttonStyle="secondary"
            margin={false}
            disabled={busy}
            onClick={() => void renewCodes()}
          >
            Make new recovery codes
          </Button>
        </section>
      )}
    </>
  );
}
