'use client';

import { Button } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import { useTexts } from '../../language/use-texts.ts';
import { signInTexts } from './messages.ts';

interface Props {
  hasApp: boolean;
  isFirst: boolean;
  onDone: () => void;
}

/** One field: the server tells a code of the app from a recovery code by its letters. */
export function CodeSignIn({ hasApp, isFirst, onDone }: Props) {
  const words = useTexts(signInTexts);
  const [code, setCode] = useState('');
  const { busy, problem, request } = useRequest();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await request('sign-in/code', { code })) onDone();
  }

  return (
    <form className="second-factor__set-up" onSubmit={(event) => void submit(event)} noValidate>
      <Input
        label={hasApp ? words.appCode : words.recoveryCode}
        hint={hasApp ? words.appCodeHint : words.recoveryCodeHint}
        autoComplete="one-time-code"
        maxLength={100}
        isFirst={isFirst}
        value={code}
        onChange={setCode}
      />
      <Problem sentence={problem} />
      <Button type="submit" size="large" margin={false} disabled={busy}>
        {words.signIn}
      </Button>
    </form>
  );
}
