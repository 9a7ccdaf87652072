import { sql } from '@payloadcms/db-postgres/drizzle';
import { vi } from 'vitest';
import type { TestCms } from '../../harness/cms.ts';

export const wrongPassword = 'something else entirely';

/** From an address of one's own choice, as the server says it. */
export const login = (
  cms: TestCms,
  account: { email: string; password: string },
  { address = '192.0.2.200', cookie }: { address?: string | undefined; cookie?: string | undefined } = {},
): Promise<Response> =>
  cms.request('/api/users/login', {
    method: 'POST',
    body: JSON.stringify(account),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
    },
  });

/** Time goes on from the beginning of a window of the limits, so that none ends in the middle of a test. */
export function fromTheStartOfAWindow(): void {
  const windowMs = 15 * 60_000;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now - (now % windowMs), shouldAdvanceTime: true });
}

/** As if the window of all limits had passed. */
export const forgetTries = async (cms: TestCms): Promise<void> => {
  await cms.payload.db.drizzle.execute(sql`DELETE FROM sign_in_tries`);
};
