import { SITE_ORIGIN } from '../../harness/config.ts';
import type { Browser } from '../../harness/accounts.ts';

interface SentFile {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** What a browser with these cookies is sent, byte for byte. */
export async function fileFrom(
  url: string,
  { cookies }: Pick<Browser, 'cookies'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<SentFile> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { Origin: SITE_ORIGIN, Cookie: cookie, ...headers },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
