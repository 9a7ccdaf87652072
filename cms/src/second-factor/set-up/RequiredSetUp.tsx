'use client';

import { useState } from 'react';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { TotpSetUp } from './TotpSetUp.tsx';

/** For somebody who has to set a factor up before they are signed in. */
export function RequiredSetUp({ target }: { target: string }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const goOn = () => window.location.assign(target);
  const onDone = (recoveryCodes: string[] | null) => (recoveryCodes ? setCodes(recoveryCodes) : goOn());
  if (codes) return <RecoveryCodes codes={codes} done="Go on to the CMS" onDone={goOn} />;
  return (
    <>
      <h1>Set up a second factor</h1>
      <p>
        Everybody who works here needs one beside the password: an authenticator app on a phone, or a passkey.
      </p>
      <section className="second-factor__part" aria-labelledby="set-up-app">
        <h2 id="set-up-app">Authenticator app</h2>
        <TotpSetUp label="Set up an app" onDone={onDone} />
      </section>
      <section className="second-factor__part" aria-labelledby="set-up-passkey">
        <h2 id="set-up-passkey">Passkey</h2>
        <PasskeySetUp onDone={onDone} />
      </section>
    </>
  );
}
