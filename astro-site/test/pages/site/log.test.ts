import { expect, test } from 'vitest';
import { startSiteProcess } from '../../support/site-process.ts';

test('the site logs in the shape of the whole house, and a failed request under the id that the visitor is told', async () => {
  const site = await startSiteProcess({ RELEASES_DIR: '/nowhere', LOG_LEVEL: 'info' });
  const port = Number(new URL(site.url).port);
  // Nobody listens where the booking service should be.
  const answer = await fetch(`${site.url}/api/rules?email=mina@example.test`);
  const requestId = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ status: 503, requestId });
  const lines = () => site.output().trim().split('\n');
  // The answer may be here before the line about it.
  await expect.poll(lines).toHaveLength(3);
  await site.stop();
  const [listening, failed, answered] = lines().map((line) => JSON.parse(line) as unknown);
  const shape = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string, service: 'site' };
  expect(listening).toEqual({ level: 'info', ...shape, port, msg: 'Listening' });
  expect(failed).toMatchObject({
    level: 'warn',
    ...shape,
    requestId,
    path: '/api/rules',
    err: { code: 'ECONNREFUSED' },
  });
  expect(answered).toMatchObject({
    level: 'warn',
    requestId,
    path: '/api/rules',
    status: 503,
    msg: 'answered',
  });
  expect(site.output()).not.toContain('mina');
});
