'use client';

import { useState } from 'react';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { TotpSetUp } from './TotpSetUp.tsx';
import { useTexts } from '../../language/use-texts.ts';
import { setUpTexts } from './messages.ts';

/** For somebody who has to set a factor up before they are signed in. */
export function RequiredSetUp({ target }: { target: string }) {
  const words = useTexts(setUpTexts);
  const [codes, setCodes] = useState<string[] | null>(null);
  const goOn = () => window.location.assign(target);
  const onDone = (recoveryCodes: string[] | null) => (recoveryCodes ? setCodes(recoveryCodes) : goOn());
  if (codes) return <RecoveryCodes codes={codes} done={words.goOn} onDone={goOn} />;
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.everybody}</p>
      <section className="second-factor__part" aria-labelledby="set-up-app">
        <h2 id="set-up-app">{words.app.name}</h2>
        <TotpSetUp label={words.app.add} onDone={onDone} />
      </section>
      <section className="second-factor__part" aria-labelledby="set-up-passkey">
        <h2 id="set-up-passkey">{words.passkey.one}</h2>
        <PasskeySetUp onDone={onDone} />
      </section>
    </>
  );
}
