import {
  BACKGROUND_HEADER,
  cmsAccountSchema,
  cmsSessionSchema,
  type CmsAccount,
} from 'shared/auth/accounts.ts';
import type * as z from 'zod/mini';
import { config } from '../configuration/config.ts';

const timeoutMs = 3_000;

/** @throws Error when it is not reached, or fails */
async function ask(method: string, path: string, more: { body?: object; headers?: object } = {}) {
  const answer = await fetch(new URL(`/internal/cms-sessions${path}`, config.BOOKING_SERVICE_URL), {
    method,
    headers: {
      authorization: `Bearer ${config.CONTENT_API_TOKEN}`,
      ...(more.body && { 'content-type': 'application/json' }),
      ...more.headers,
    },
    ...(more.body && { body: JSON.stringify(more.body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok && answer.status !== 404) {
    await answer.body?.cancel();
    throw new Error(`The booking service answered ${answer.status} when asked about a session`);
  }
  return answer;
}

async function read<T>(schema: { parse: (input: unknown) => T }, answer: Response): Promise<T | null> {
  const body: unknown = await answer.json();
  return answer.ok ? schema.parse(body) : null;
}

/** The session that a ticket opens; null for one that is not good. @throws Error when the booking service does not answer */
export const exchangeTicket = async (ticket: string): Promise<z.infer<typeof cmsSessionSchema> | null> =>
  read(cmsSessionSchema, await ask('POST', '', { body: { ticket, origin: config.CMS_URL } }));

/**
 * The account behind a session; null when it is over. @throws Error when the booking service does not answer
 *
 * @param isActive whether somebody did something, which keeps the session
 */
export const checkSession = async (id: number, isActive: boolean): Promise<CmsAccount | null> =>
  read(
    cmsAccountSchema,
    await ask('GET', `/${id}`, isActive ? {} : { headers: { [BACKGROUND_HEADER]: '1' } }),
  );

/** Signs out, here and on the site. @throws Error when the booking service does not answer */
export async function endSession(id: number): Promise<void> {
  await (await ask('DELETE', `/${id}`)).body?.cancel();
}
