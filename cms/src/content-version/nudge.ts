import { config } from '../configuration/config.ts';

const nudgeTimeoutMs = 2_000;

/**
 * Tells the publisher to look at the content version now. Nobody waits for it and a failure is no error:
 * the publisher polls the version anyway.
 */
export function nudgePublisher(): void {
  const url = new URL('/nudge', config.PUBLISHER_URL);
  fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(nudgeTimeoutMs) }).then(
    (response) => response.body?.cancel(),
    () => undefined,
  );
}
