'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { signedIn } from '../access/user.ts';

/** Above every page of somebody whose password somebody else has set: what to do, and then the way on. */
export function PasswordNotice() {
  const { user } = useAuth();
  const { config } = useConfig();
  const mustChange = signedIn(user)?.mustChangePassword ?? false;
  const [hadTo, setHadTo] = useState(mustChange);
  if (mustChange && !hadTo) setHadTo(true);
  if (!hadTo) return null;
  return (
    <p className={`password-notice${mustChange ? '' : ' password-notice--done'}`} role="status">
      {mustChange ? (
        <>
          <strong>Please choose a password of your own first.</strong> Somebody else has set the one you have
          now. Press “Change Password”, type the new one twice and the present one below, and save.
        </>
      ) : (
        <>
          <strong>Your password is your own now.</strong>{' '}
          {/* A whole new page: what the account may do has changed. */}
          <a href={config.routes.admin}>Go on to the CMS</a>
        </>
      )}
    </p>
  );
}
