import { REQUEST_ID_HEADER } from 'shared/log/request-id.ts';
import { config } from '../configuration/config.ts';
import { currentRequestId } from '../requests/current-request.ts';

const nudgeTimeoutMs = 2_000;

/**
 * Tells the publisher to look at the content version now. Nobody waits for it and a failure is no error:
 * the publisher polls the version anyway.
 */
export function nudgePublisher(): void {
  const url = new URL('/nudge', config.PUBLISHER_URL);
  const requestId = currentRequestId();
  const headers = new Headers(requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId });
  const signal = AbortSignal.timeout(nudgeTimeoutMs);
  fetch(url, { method: 'POST', headers, redirect: 'error', signal }).then(
    (response) => response.body?.cancel(),
    () => undefined,
  );
}
