import { expect } from 'vitest';
import type { Answer } from '../requests/wire.ts';

/** What Node itself answers to what is no HTTP: none of our code sees it. */
export const isRefusedByNode = ({ status, headers, body }: Answer) =>
  [400, 417, 431].includes(status) && headers.connection === 'close' && body === '';

export interface Judged {
  /** Headers that no answer is without. */
  securityHeaders: readonly string[];
  /** A failure that is meant, for whoever asked. */
  isMeant?: (answer: Answer, who: string) => boolean;
}

/** What holds for every answer of every server: there is one, it is no failure, and it has the security headers. */
export function judgeAnswer(answer: Answer, { securityHeaders, isMeant }: Judged, who = ''): void {
  expect(answer.status, answer.body).not.toBe(0);
  if (!isMeant?.(answer, who)) expect(answer.status).toBeLessThan(500);
  for (const name of securityHeaders) expect(answer.headers, name).toHaveProperty(name);
}
