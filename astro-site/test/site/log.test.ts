import { expect, test } from 'vitest';
import { startSiteProcess } from '../support/site-process.ts';

test('the site logs in the shape of the whole house: level, time, service, message', async () => {
  const site = await startSiteProcess({ RELEASES_DIR: '/nowhere', LOG_LEVEL: 'info' });
  const port = Number(new URL(site.url).port);
  // Nobody listens where the booking service should be.
  expect((await fetch(`${site.url}/api/rules?email=mina@example.test`)).status).toBe(503);
  const lines = () => site.output().trim().split('\n');
  // The answer may be here before the line about it.
  await expect.poll(lines).toHaveLength(2);
  await site.stop();
  const [listening, failed] = lines().map((line) => JSON.parse(line) as unknown);
  const shape = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string, service: 'site' };
  expect(listening).toEqual({ level: 'info', ...shape, port, msg: 'Listening' });
  expect(failed).toMatchObject({
    level: 'warn',
    ...shape,
    path: '/api/rules',
    err: { code: 'ECONNREFUSED' },
  });
  expect(site.output()).not.toContain('mina');
});
