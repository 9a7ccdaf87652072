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
import { useTexts } from '../../language/use-texts.ts';
import { factorTexts } from './messages.ts';

/** Everybody's own second factors. Every change asks for the password, and ends the account's other sessions. */
export function OwnFactors({ factors }: { factors: Factors }) {
  const words = useTexts(factorTexts);
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
      aria-label={words.removeOf(name)}
      onClick={() => void remove(factor)}
    >
      {words.remove}
    </Button>
  );

  if (codes) return <RecoveryCodes codes={codes} done={words.kept} onDone={() => setCodes(null)} />;
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{hasAny ? words.has : words.hasNone}</p>
      <Input
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrentPassword}
      />
      <Problem sentence={problem} />
      <section className="second-factor__part" aria-labelledby="own-app">
        <h2 id="own-app">{words.app.name}</h2>
        {factors.totp && (
          <p className="second-factor__row">
            {words.app.isSetUp} {removeButton('totp', words.app.removed)}
          </p>
        )}
        <TotpSetUp
          label={factors.totp ? words.app.another : words.app.add}
          currentPassword={currentPassword}
          onDone={changed}
        />
      </section>
      <section className="second-factor__part" aria-labelledby="own-passkeys">
        <h2 id="own-passkeys">{words.passkeys}</h2>
        {factors.passkeys.length > 0 && (
          <ul className="second-factor__list">
            {factors.passkeys.map(({ id, name, createdAt }) => (
              <li key={id} className="second-factor__row">
                {words.since(name, seoulWallClock(new Date(createdAt)).date)} {removeButton(id, name)}
              </li>
            ))}
          </ul>
        )}
        <PasskeySetUp currentPassword={currentPassword} onDone={changed} />
      </section>
      {hasAny && (
        <section className="second-factor__part" aria-labelledby="own-codes">
          <h2 id="own-codes">{words.codes.name}</h2>
          <p>{words.codes.left(factors.recoveryCodesLeft)}</p>
          <Button
            type="button"
            buttonStyle="secondary"
            margin={false}
            disabled={busy}
            onClick={() => void renewCodes()}
          >
            {words.codes.make}
          </Button>
        </section>
      )}
    </>
  );
}
