import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { testClock } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import { contentOf, tracesOf } from './harness.ts';

const program = fileURLToPath(new URL('../../../src/privacy/privacy.main.ts', import.meta.url));
const email = 'from-long-ago@example.test';

// The command goes by the true time: whatever it is, this is over.
const service = await startTestService({ clock: testClock('2020-07-02T09:00:00+09:00') });
const reply = await service.post<{ id: string }>(
  '/api/bookings',
  aKlookBooking({ email, name: 'Lena Longago', klookDate: '2020-07-03', klookTime: '15:00' }),
);
await service.service.deps.emailWorker.runOnce();

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    APP_ENV: 'test',
    BOOKING_DATABASE_URL: service.database.url,
    PROOF_OF_WORK_SECRET: 'x'.repeat(32),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('what is known of an address is printed as JSON', async () => {
  const { code, stdout } = await run('export', email);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    email,
    bookings: [{ id: reply.body.id, name: 'Lena Longago' }],
  });
});

test('what is due, and what an erasure would do, is told and not done', async () => {
  const before = await contentOf(service.db);
  expect(JSON.parse((await run('due')).stdout)).toMatchObject({ bookings: 1, mails: 0 });
  const { code, stdout } = await run('erase', email);
  expect([code, stdout.split('\n').slice(0, 3)]).toEqual([
    0,
    [
      'Nothing has been changed. With --yes this happens:',
      `booking ${reply.body.id}: removed`,
      'bookings: 1',
    ],
  ]);
  expect(await contentOf(service.db)).toBe(before);
});

test('with --yes it is done, proved in numbers and noted without the address', async () => {
  const { code, stdout } = await run('erase', email, '--yes');
  expect(code).toBe(0);
  expect(stdout).toContain(`Erased.\nbooking ${reply.body.id}: removed\nbookings: 1\n`);
  expect(await tracesOf(service.db, [email, 'Lena Longago'])).toEqual([]);
  const { rows } = await service.db.query('SELECT actor, action FROM audit_log ORDER BY id DESC LIMIT 1');
  expect(rows).toEqual([{ actor: 'setup', action: 'personal-data-erased' }]);
});

test.each([[[]], [['erase', 'not-an-address']], [['forget', email]]])(
  '%j is answered with how to say it',
  async (args) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('npm run privacy -- erase <e-mail> --yes');
  },
);
