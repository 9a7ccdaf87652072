import { setTimeout as delay } from 'node:timers/promises';
import { signInToCms } from '../../shared/test/auth/sign-in-to-cms.ts';
import { localLogins } from '../../local-stack/src/start/stack-context.ts';
import { ask } from '../frame/programs.ts';
import type { WholeStack } from './whole-stack.ts';

/** Publishes the landing page so many times, each with another word, and waits until it is live. */
export async function publishSomething({ urls }: WholeStack, times: number): Promise<void> {
  const Cookie = await signInToCms(urls, localLogins.admin);
  // The session is in the cookie, which counts only for pages of the CMS itself.
  const headers = { 'Content-Type': 'application/json', Cookie, Origin: urls.cms };
  for (let time = 1; time <= times; time += 1) {
    const tagline = `Take ${time} of the benchmark.`;
    await ask(`${urls.cms}/api/globals/site-settings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tagline, _status: 'published' }),
    });
    while (!(await (await fetch(urls.site)).text()).includes(tagline)) await delay(10);
  }
}
