import type { Container } from '../compose.ts';
import { expect, test } from '../fixtures.ts';

const services = ['postgres', 'cms', 'booking-service', 'publisher', 'preview', 'site', 'caddy'];

test('every service of the product is on the list', async ({ compose }) => {
  const running = (await compose.containers()).filter(({ isTask }) => !isTask).map(({ service }) => service);
  expect(running.filter((service) => !service.startsWith('rehearsal-')).sort()).toEqual([...services].sort());
});

for (const service of services) {
  test(`${service} is killed: it comes back by itself, and nothing is lost`, async ({
    compose,
    visitor,
    request,
    stack,
    guestEmail,
  }) => {
    test.setTimeout(180_000);
    const paid = await visitor.paidBooking(guestEmail);
    const [before] = await compose.containersOf(service);
    if (!before) throw new Error(`There is no ${service}.`);

    // Visitors go on booking meanwhile; whoever read "201" has a booking.
    const acknowledged: string[] = [];
    let isOver = false;
    const visitors = (async () => {
      for (let count = 0; !isOver && count < 500; count++) {
        const slot = await visitor.freeSlot().catch(() => undefined);
        const answer = slot && (await visitor.book(`${count}-${guestEmail}`, slot).catch(() => undefined));
        if (answer?.status() === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(0);

    await compose.docker(killFromTheHost(before));
    const now = async () => (await compose.containersOf(service)).find(({ Id }) => Id === before.Id);
    await expect
      .poll(async () => ((await now())?.RestartCount ?? 0) > before.RestartCount, { timeout: 60_000 })
      .toBe(true);
    await expect.poll(async () => (await now())?.State.Health?.Status, { timeout: 90_000 }).toBe('healthy');
    isOver = true;
    await visitors;

    // The front door may take a moment to notice.
    await expect(async () => {
      expect((await request.get('/')).status()).toBe(200);
      expect((await visitor.get('/api/rules')).status()).toBe(200);
      expect((await request.get(`${stack.urls.cms}/admin/login`)).status()).toBe(200);
    }).toPass({ timeout: 30_000 });
    expect((await visitor.signIn()).status()).toBe(200);
    expect(await visitor.bookingsOf(paid)).toEqual({ [paid]: 'confirmed' });
    const list = acknowledged.map((id) => `'${id}'`).join();
    const kept = await compose.sql('booking', `SELECT count(*) FROM bookings WHERE id IN (${list})`);
    expect(Number(kept)).toBe(acknowledged.length);
    await visitor.paidBooking(`after-${guestEmail}`);
  });
}

/**
 * SIGKILL as the kernel or an operator's slip would send it, from outside: for `docker kill` the engine leaves the
 * container down, and inside its own namespace process 1 cannot be killed.
 */
function killFromTheHost({ State }: Container): string[] {
  const kill = `process.kill(${State.Pid}, 'SIGKILL')`;
  return [
    'run',
    '--rm',
    '--privileged',
    '--pid=host',
    '--user=0',
    'node:24-bookworm-slim',
    'node',
    '--eval',
    kill,
  ];
}

test('the booking service dies while the provider takes the money: the visitor gets the session', async ({
  compose,
  visitor,
  simulator,
  mailbox,
  guestEmail,
}) => {
  test.setTimeout(240_000);
  const { id, confirm, orderId } = await visitor.authorisedBooking(guestEmail);
  await simulator.addFault({ on: 'confirm', orderId, effect: 'hold', when: 'after' });
  const confirming = confirm().catch(() => undefined);
  await simulator.calls(orderId, { kind: 'confirm', atLeast: 1, waitMs: 30_000 });
  const [service] = await compose.containersOf('booking-service');
  if (!service) throw new Error('There is no booking-service.');
  await compose.docker(killFromTheHost(service));
  await simulator.release(orderId);
  await confirming;

  // The provider tells of the payment at once: a mail that the service was sending as it died waits for its claim to run out.
  expect((await mailbox.waitFor({ to: guestEmail, timeoutMs: 120_000 })).text).toContain(id);
  // The front door passes a copy over for some seconds after it was away.
  await expect.poll(async () => (await visitor.signIn()).status()).toBe(200);
  expect(await visitor.bookingsOf(id)).toEqual({ [id]: 'confirmed' });
  expect(await simulator.captures(orderId)).toMatchObject([{ captures: 1 }]);
});
