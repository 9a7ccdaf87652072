'use client';

import { Button } from '@payloadcms/ui';
import { useRequest } from '../parts/use-request.ts';
import { useTexts } from '../../language/use-texts.ts';
import { signInTexts } from './messages.ts';

/** Back to the first question, for another account. */
export function Leave({ login }: { login: string }) {
  const words = useTexts(signInTexts);
  const { busy, request } = useRequest();
  const leave = async () => {
    if (await request('sign-in/leave')) window.location.assign(login);
  };
  return (
    <Button type="button" buttonStyle="none" margin={false} disabled={busy} onClick={() => void leave()}>
      {words.leave}
    </Button>
  );
}
