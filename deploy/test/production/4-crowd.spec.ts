import { gather } from '../crowd/crowd.ts';
import { reckon } from '../crowd/ledger.ts';
import { speedOf, startClock } from '../crowd/speed.ts';
import { expect, test } from '../fixtures.ts';

/** Until everything has been asked for once. */
const WARM_UP = 50;
/** Enough for the figures of docs/scaling.md. */
const BOOKINGS = 500;

test('fifty visitors book and pay at once, and none of them has to ask twice', async ({
  docker,
  compose,
  stack,
}) => {
  const port = Number(docker.settings['HTTPS_PORT']);
  // The certificate is of Caddy's own authority.
  const crowd = gather({ addresses: ['127.0.0.1'], port }, stack.urls.simulator);
  await crowd.more(WARM_UP);
  const clock = startClock(crowd.told);
  await crowd.more(BOOKINGS);
  const speed = speedOf(clock);
  const told = await crowd.leave();
  const sum = await reckon(told, stack.urls.simulator, (query) => compose.sql('booking', query));
  process.stdout.write(`fifty visitors: ${JSON.stringify({ ...sum, ...speed })}\n`);
  expect(told).toMatchObject({ wrong: [], pages: { again: 0, failed: 0 }, api: { again: 0, failed: 0 } });
  expect(sum).toMatchObject({ lost: 0, twice: 0, unpaid: 0, chargedWithoutSession: 0, unclear: 0 });
});
