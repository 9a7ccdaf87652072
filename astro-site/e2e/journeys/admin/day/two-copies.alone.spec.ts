import type { Locator } from '@playwright/test';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { startCutNetwork } from '../../../support/cut-network.ts';
import { type NarrowService, startNarrowService } from '../../../support/narrow-service.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const PRICE = 50_000;
const NAME = 'Copies Test';
/** What the board promises. The middle of several: a machine that does other things may be late once. */
const PROMISED_MS = 1_000;
/** Far enough ahead for both browsers to have been told. */
const AT_ONCE_MS = 500;

/** The tile on the board, also while a guest's sheet lies over it. */
const tileOf = ({ page }: Counter, { time }: TestSlot) =>
  page.locator(`article[aria-label="${time} ${NAME}"]`);

/** The moment at which a tile first says a word, noted in the page: our own way of looking costs nothing. */
const whenSays = (tile: Locator, word: string) =>
  tile.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const saysSo = () => element.textContent.includes(wanted);
        const observer = new MutationObserver(() => {
          if (!saysSo()) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(element, { childList: true, subtree: true, characterData: true });
        if (saysSo()) resolve(Date.now());
      }),
    word,
  );

let copy: NarrowService;
test.afterEach(() => copy.stop());

/** Presses in the page, at a moment that may lie ahead. @returns when it was pressed */
const pressAt = (button: Locator, moment: number) =>
  button.evaluate(
    (element: HTMLElement, at) =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          resolve(Date.now());
          element.click();
        }, at - Date.now());
      }),
    moment,
  );

test('two counters on two copies of the service: each shows within a second what the other notes; one copy goes and another comes', async ({
  page,
  stack,
  openContext,
  guestEmail,
  problems,
}) => {
  copy = await startNarrowService(stack);
  const network = await startCutNetwork((address) =>
    address.startsWith(`${stack.urls.site}/api/`) ? address.replace(stack.urls.site, copy.url) : address,
  );
  const context = await openContext({ proxy: { server: network.server } });
  const slot = await freeSlot(page, 'day');
  const [one, two] = [new Counter(page, stack), new Counter(await context.newPage(), stack)];
  await one.open(slot.date);
  await two.open(slot.date);
  const id = await one.desk.paidBooking(guestEmail, slot, PRICE, { name: NAME });
  const press = (counter: Counter, name: string) => counter.sheet(NAME).getByRole('button', { name });
  const historyOf = async (event: string) => {
    const answer = await page.request.get(`/api/admin/bookings/${id}/history`);
    return ((await answer.json()) as BookingHistory).history.filter((one) => one.event === event).length;
  };
  for (const counter of [one, two]) await counter.openSheet(slot, NAME);

  await test.step('both ways', async () => {
    const took: number[] = [];
    const steps = [
      [one, two, 'Has arrived', 'Here'],
      [two, one, 'Take back: Arrived', 'Expected'],
      [one, two, 'Has arrived', 'Here'],
      [two, one, 'Into the booth', 'In the booth'],
      [one, two, 'Take back: In the booth', 'Here'],
      [two, one, 'Take back: Arrived', 'Expected'],
    ] as const;
    for (const [presses, sees, button, word] of steps) {
      const seen = whenSays(tileOf(sees, slot), word);
      // The next step rests for a moment after the one before.
      await expect(press(presses, button)).toBeEnabled();
      const pressed = await pressAt(press(presses, button), Date.now());
      took.push((await seen) - pressed);
    }
    const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)];
    expect(middle, `shown after ${took.join(', ')} ms`).toBeLessThan(PROMISED_MS);
  });

  await test.step('the same step pressed on both at once counts once', async () => {
    const before = await historyOf('step-noted');
    const buttons = [one, two].map((counter) => press(counter, 'Has arrived'));
    for (const button of buttons) await expect(button).toBeEnabled();
    const moment = Date.now() + AT_ONCE_MS;
    await Promise.all(buttons.map((button) => pressAt(button, moment)));
    for (const counter of [one, two]) {
      await expect(tileOf(counter, slot)).toContainText('Here');
      await expect(press(counter, 'Take back: Arrived')).toBeVisible();
    }
    expect(await historyOf('step-noted')).toBe(before + 1);
  });

  await test.step('the copy goes: its board says how old it is, and knows nothing; the other works on', async () => {
    problems.expect(/failed: GET .*\/api\/admin\//);
    await copy.stop();
    await expect(two.page.getByText(/^As of \d\d:\d\d:\d\d, \d+ seconds? ago\./)).toBeVisible();
    await press(one, 'Into the booth').click();
    await expect(tileOf(one, slot)).toContainText('In the booth');
    await expect(tileOf(two, slot)).toContainText('Here');
  });

  await test.step('another comes: the board has caught up, and both ways work again', async () => {
    copy = await startNarrowService(stack);
    await expect(tileOf(two, slot)).toContainText('In the booth');
    await expect(two.live).toBeVisible();
    await press(two, 'Take back: In the booth').click();
    await expect(tileOf(one, slot)).toContainText('Here');
  });
  await context.close();
  network.close();
});
