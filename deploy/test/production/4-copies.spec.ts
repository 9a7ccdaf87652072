import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';

const copies = 3;
/** The booking service's own default (`booking-service/src/platform/environment.ts`). */
const BOOKINGS_PER_EMAIL_PER_HOUR = 10;
const LOGINS_PER_ACCOUNT = 10;

test.describe.configure({ mode: 'serial' });

test(`${copies} copies of the booking service are healthy together`, async ({ compose }) => {
  test.setTimeout(180_000);
  const scale = ['--no-recreate', '--scale', `booking-service=${copies}`, 'booking-service'];
  await compose.run(['up', '--detach', '--wait', '--wait-timeout', '120', ...scale]);
  const all = await compose.containersOf('booking-service');
  expect(all.map(({ State }) => State.Health?.Status)).toEqual(Array(copies).fill('healthy'));
});

test('a session from one copy is good on all of them, and its end as well', async ({ compose, visitor }) => {
  const answered = async () => {
    const all = await compose.containersOf('booking-service');
    const script = "console.log(await (await fetch('http://127.0.0.1:4000/metrics')).text())";
    const texts = await Promise.all(all.map((copy) => compose.node(copy, script)));
    const line = /^http_requests_total\{method="GET",route="\/api\/auth\/user",status="200"\} (\d+)/m;
    return texts.map((text) => Number(line.exec(text)?.[1] ?? 0));
  };
  expect((await visitor.signIn()).status()).toBe(200);
  // A new copy is found by the front door within moments.
  await expect(async () => {
    for (let ask = 0; ask < 12; ask++) expect((await visitor.get('/api/auth/user')).status()).toBe(200);
    expect(Math.min(...(await answered())), 'every copy has answered').toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  expect((await visitor.post('/api/auth/logout', {})).ok()).toBe(true);
  for (let ask = 0; ask < 12; ask++) expect((await visitor.get('/api/auth/user')).status()).toBe(401);
});

test('a submission sent many times at once is one booking', async ({ visitor, guestEmail }) => {
  const slot = await visitor.freeSlot();
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.book(guestEmail, slot, key)));
  expect(answers.map((answer) => answer.status())).toEqual(Array(12).fill(201));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect((await visitor.book(guestEmail, await visitor.freeSlot(), key)).status()).toBe(422);
});

test('one slot has one owner', async ({ visitor, guestEmail }) => {
  const slot = await visitor.freeSlot();
  const rivals = Array.from({ length: 30 }, (_, index) => visitor.book(`${index}-${guestEmail}`, slot));
  const statuses = (await Promise.all(rivals)).map((answer) => answer.status());
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(29);
});

test('limits count over all copies, whatever address a caller claims', async ({ visitor, guestEmail }) => {
  const statuses: number[] = [];
  while (statuses.length < BOOKINGS_PER_EMAIL_PER_HOUR + 2) {
    statuses.push((await visitor.book(guestEmail, await visitor.freeSlot())).status());
  }
  const taken = statuses.slice(0, BOOKINGS_PER_EMAIL_PER_HOUR);
  expect(taken).toEqual(Array(BOOKINGS_PER_EMAIL_PER_HOUR).fill(201));
  expect(statuses.slice(BOOKINGS_PER_EMAIL_PER_HOUR)).toEqual([429, 429]);

  const guess = (number: number) =>
    visitor.post(
      '/api/auth/login',
      { username: `nobody-${guestEmail}`, password: `guess ${number}` },
      { 'X-Forwarded-For': `198.51.100.${number}` },
    );
  const guesses: number[] = [];
  while (guesses.length < LOGINS_PER_ACCOUNT + 2) guesses.push((await guess(guesses.length)).status());
  expect(guesses).toEqual([...Array<number>(LOGINS_PER_ACCOUNT).fill(401), 429, 429]);
});

test('jobs of three copies send each mail once', async ({ visitor, mailbox, guestEmail }) => {
  const emails = Array.from({ length: 5 }, (_, index) => `${index}-${guestEmail}`);
  for (const email of emails) {
    const number = await visitor.paidBooking(email);
    expect((await mailbox.waitFor({ to: email })).text).toContain(number);
  }
  for (const email of emails) expect(await mailbox.list(email)).toHaveLength(1);
});

test('one copy is enough again', async ({ compose, visitor }) => {
  test.setTimeout(180_000);
  await compose.run(['up', '--detach', '--no-recreate', '--scale', 'booking-service=1', 'booking-service']);
  await expect.poll(async () => (await compose.containersOf('booking-service')).length).toBe(1);
  for (let ask = 0; ask < 12; ask++) expect((await visitor.get('/api/rules')).status()).toBe(200);
});
