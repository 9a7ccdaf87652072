import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Follower } from './follow.ts';

/**
 * `GET /healthz`: what is live, what is wanted and the last error, as the CMS shows it to staff. 200 as long as the
 * process runs: a failed render is reported, not restarted away.
 * `POST /nudge`: look at the content version now.
 */
export function createPublisherRoutes(publisher: Pick<Follower, 'state' | 'nudge'>) {
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
      publisher.nudge();
      return void answer(202, { looking: true });
    }
    answer(404, { error: 'The publisher knows GET /healthz and POST /nudge.' });
  };
}
