import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Checkpoint } from '../../src/payments/payment-deps.ts';
import { exampleSecrets } from '../../src/config.ts';
import { SITE_ORIGIN } from '../harness/config.ts';
import { httpClient } from '../harness/http.ts';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;
const entry = fileURLToPath(new URL('./dying-service.main.ts', import.meta.url));

/** Another copy of the service in a process of its own, which is killed when a payment reaches `point`. */
async function dyingCopy(point: Checkpoint) {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...exampleSecrets,
      APP_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      BOOKING_DATABASE_URL: desk.database.url,
      DATABASE_POOL_SIZE: '4',
      SITE_ORIGIN,
      CMS_URL: 'http://127.0.0.1:9',
      SMTP_URL: inject('smtpUrl'),
      MAIL_FROM: 'Sinsa Record Cafe <hello@example.test>',
      TOSS_BASE_URL: inject('simulatorUrl'),
      TOSS_CLIENT_KEY: provider.keys.clientKey,
      TOSS_SECRET_KEY: provider.keys.secretKey,
      DIE_AT: point,
      NOW: desk.clock.now().toISOString(),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const died = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { ...httpClient(line.toString().trim()), died };
}

test.each<[Checkpoint, number]>([
  ['confirm:before-first-transaction', 0],
  ['confirm:after-first-transaction', 0],
  ['confirm:after-answer', 1],
  ['confirm:inside-second-transaction', 1],
  ['confirm:after-second-transaction', 1],
])('kill -9 at %s: the booking is paid once in the end', async (point, capturedAtDeath) => {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  await desk.withoutWebhooks(returned.orderId);
  const copy = await dyingCopy(point);
  await expect(copy.post('/api/payments/confirm', returned)).rejects.toThrow();
  await copy.died;
  expect(await provider.captures(returned.orderId)).toHaveLength(capturedAtDeath);

  // The visitor's page asks again; nobody is working on it until the dead copy's lease has run out.
  const early = await desk.confirm(returned);
  expect([200, 202]).toContain(early.status);
  desk.clock.advanceMinutes(1);
  await desk.reconcile();
  expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  expect(await provider.captures(returned.orderId)).toMatchObject([
    { captures: 1, capturedWon: booking.total },
  ]);
  expect(await desk.happened(booking.id, 'paid')).toBe(1);
  expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
});
