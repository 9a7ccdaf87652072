'use client';

import { CodeSignIn } from './CodeSignIn.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { useTexts } from '../../language/use-texts.ts';
import { signInTexts } from './messages.ts';

interface Props {
  hasApp: boolean;
  hasPasskey: boolean;
  /** Where the session begins. */
  target: string;
}

export function AskForFactor({ hasApp, hasPasskey, target }: Props) {
  const words = useTexts(signInTexts);
  const goOn = () => window.location.assign(target);
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{words.show}</p>
      {hasPasskey && <PasskeySignIn onDone={goOn} />}
      <CodeSignIn hasApp={hasApp} isFirst={!hasPasskey} onDone={goOn} />
    </>
  );
}
