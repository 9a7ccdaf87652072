import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { REQUEST_ID_HEADER, requestIdFrom } from 'shared/log/request-id.ts';
import type { Follower } from './follow.ts';

/**
 * `GET /healthz`: what is live, what is wanted and the last error, as the CMS shows it to staff. 200 as long as the
 * process runs: a failed render is reported, not restarted away.
 * `POST /nudge`: look at the content version now. `GET /metrics`: for Prometheus. Nobody outside reaches any of them.
 */
export function createPublisherRoutes(
  publisher: Pick<Follower, 'state' | 'nudge'>,
  registry: Pick<Registry, 'metrics' | 'contentType'>,
) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const answer = (status: number, body: unknown) =>
      res
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body));
    const path = req.url?.split('?')[0];
    req.resume();
    if (path === '/healthz' && req.method === 'GET') {
      const state = publisher.state();
      const upToDate = state.live !== null && (state.wanted === null || state.wanted === state.live.version);
      return void answer(200, { status: state.failure ? 'failed' : upToDate ? 'live' : 'behind', ...state });
    }
    if (path === '/nudge' && req.method === 'POST') {
      publisher.nudge(
        requestIdFrom(req.headers[REQUEST_ID_HEADER], { isFromProxy: true, made: randomUUID() }),
      );
      return void answer(202, { looking: true });
    }
    if (path === '/metrics' && req.method === 'GET') {
      return void registry.metrics().then((text) => {
        res.writeHead(200, { 'content-type': registry.contentType }).end(text);
      });
    }
    answer(404, { error: 'The publisher knows GET /healthz, GET /metrics and POST /nudge.' });
  };
}
