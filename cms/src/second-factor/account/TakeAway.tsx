'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { Input } from '../../admin/Input.tsx';
import { Problem } from '../../admin/Problem.tsx';
import { useRequest } from '../parts/use-request.ts';

interface Props {
  user: { id: number; email: string };
  hasFactor: boolean;
}

/** For managers, when somebody has lost their phone. */
export function TakeAway({ user, hasFactor }: Props) {
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
      <h1>Second factor of {user.email}</h1>
      <p role="status">{isDone && 'Taken away, and signed out everywhere.'}</p>
      {!hasFactor && !isDone && <p>This account has no second factor.</p>}
      {hasFactor && (
        <form className="second-factor__set-up" onSubmit={(event) => void takeAway(event)} noValidate>
          <p>
            Take it away when phone and recovery codes are lost, and only when you are sure who asks: call
            them, or meet them. Afterwards their password alone is enough: to get in, or to set up a new one
            where everybody needs one.
          </p>
          <Input
            label="Your own current password"
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
          />
          <Problem sentence={problem} />
          <Button type="submit" margin={false} disabled={busy}>
            Take away the second factor
          </Button>
        </form>
      )}
    </>
  );
}
