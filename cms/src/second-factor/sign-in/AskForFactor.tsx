'use client';

import { CodeSignIn } from './CodeSignIn.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

interface Props {
  hasApp: boolean;
  hasPasskey: boolean;
  /** Where the session begins. */
  target: string;
}

export function AskForFactor({ hasApp, hasPasskey, target }: Props) {
  const goOn = () => window.location.assign(target);
  return (
    <>
      <h1>Second factor</h1>
      <p>Your password was right. Show that it is you who typed it.</p>
      {hasPasskey && <PasskeySignIn onDone={goOn} />}
      <CodeSignIn hasApp={hasApp} isFirst={!hasPasskey} onDone={goOn} />
    </>
  );
}
