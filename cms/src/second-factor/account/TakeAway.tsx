'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';
import { useTexts } from '../../language/use-texts.ts';
import { factorTexts } from './messages.ts';

interface Props {
  user: { id: number; email: string };
  hasFactor: boolean;
}

/** For managers, when somebody has lost their phone. */
export function TakeAway({ user, hasFactor }: Props) {
  const words = useTexts(factorTexts);
  const router = useRouter();
  const [currentPassword, setCurrentPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, problem, request } = useRequest();

  async function takeAway(event: FormEvent) {
    event.preventDefault();
    if (!(await request('take-away', { user: user.id, currentPassword }))) return;
    setCurrentPassword('');
    setDone(true);
    router.refresh();
  }

  return (
    <>
      <h1>{words.takeAway.heading(user.email)}</h1>
      <p role="status">{isDone && words.takeAway.done}</p>
      {!hasFactor && !isDone && <p>{words.takeAway.hasNone}</p>}
      {hasFactor && (
        <form className="second-factor__set-up" onSubmit={(event) => void takeAway(event)} noValidate>
          <p>{words.takeAway.advice}</p>
          <Input
            label={words.password}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
          />
          <Problem sentence={problem} />
          <Button type="submit" margin={false} disabled={busy}>
            {words.takeAway.submit}
          </Button>
        </form>
      )}
    </>
  );
}
