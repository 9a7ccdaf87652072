'use client';

import { Button } from '@payloadcms/ui';
import { useRequest } from '../parts/use-request.ts';

/** Back to the first question, for another account. */
export function Leave({ login }: { login: string }) {
  const { busy, request } = useRequest();
  const leave = async () => {
    if (await request('sign-in/leave')) window.location.assign(login);
  };
  return (
    <Button type="button" buttonStyle="none" margin={false} disabled={busy} onClick={() => void leave()}>
      Sign in as somebody else
    </Button>
  );
}
