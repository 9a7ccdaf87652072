'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { staffMember } from '../access/user.ts';
import type { SiteStatus } from './site-status.ts';

const calmMs = 5_000;
const busyMs = 1_000;

/** The status for staff, asked for again every few seconds while the page is looked at; null until the first answer. */
export function useSiteStatus(): SiteStatus | null {
  const [status, setStatus] = useState<SiteStatus | null>(null);
  const isForThem = staffMember(useAuth().user) !== null;
  useEffect(() => {
    if (!isForThem) return;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    async function ask(): Promise<void> {
      const answer = document.hidden ? null : await fetchStatus();
      if (ended) return;
      if (answer) setStatus(answer);
      timer = setTimeout(ask, answer?.state === 'going-live' ? busyMs : calmMs);
    }
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [isForThem]);
  return status;
}

async function fetchStatus(): Promise<SiteStatus | null> {
  try {
    const response = await fetch('/api/site-status', {
      credentials: 'same-origin',
      headers: { [BACKGROUND_HEADER]: '1' },
    });
    return response.ok ? ((await response.json()) as SiteStatus) : null;
  } catch {
    return null;
  }
}
