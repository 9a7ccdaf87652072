import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { startCutNetwork } from '../../../support/cut-network.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

const PRICE = 50_000;

test('two boards side by side: what one notes and what a visitor books, the other shows by itself', async ({
  page,
  stack,
  openContext,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'day');
  const one = new Counter(page, stack);
  await one.open(slot.date);
  const two = new Counter(await (await openContext()).newPage(), stack);
  await two.open(slot.date);

  const id = await one.desk.paidBooking(guestEmail, slot, PRICE, { name: 'Board Test' });
  await expect(two.tile(slot, 'Board Test')).toContainText('Expected');
  await one.openSheet(slot, 'Board Test');
  await one.sheet('Board Test').getByRole('button', { name: 'Has arrived' }).click();
  await expect(two.tile(slot, 'Board Test')).toContainText('Here');
  await two.openSheet(slot, 'Board Test');
  await two.sheet('Board Test').getByRole('button', { name: 'Take back: Arrived' }).click();
  await expect(one.sheet('Board Test').getByRole('button', { name: 'Has arrived' })).toBeVisible();
  expect(id).toMatch(/^\w{10}$/);
});

test('a board that has lost its connection says how old it is, and catches up by itself', async ({
  page,
  stack,
  guestEmail,
  problems,
  openContext,
}) => {
  // The board itself, and whatever else of the dashboard asks while nothing gets through.
  problems.expect(/failed: GET .*\/api\/admin\//);
  const slot = await freeSlot(page, 'day');
  const network = await startCutNetwork();
  const counter = new Counter(
    await (await openContext({ proxy: { server: network.server } })).newPage(),
    stack,
  );
  await counter.open(slot.date);
  network.cut();
  const stale = counter.page.getByText(/^As of \d\d:\d\d:\d\d, \d+ seconds? ago\./);
  await expect(stale).toBeVisible();
  await expectAccessible(counter.page, 'a board that may be out of date');
  const elsewhere = new Counter(page, stack);
  await elsewhere.desk.paidBooking(guestEmail, slot, PRICE, { name: 'Missed Test' });
  await expect(counter.tile(slot, 'Missed Test')).toHaveCount(0);
  network.mend();
  await expect(counter.tile(slot, 'Missed Test')).toBeVisible();
  await expect(counter.live).toBeVisible();
  await expect(stale).toHaveCount(0);
  network.close();
});

test('day by day with keys, swipes and buttons; today is one tap away; the address knows the day', async ({
  openContext,
  stack,
}) => {
  const page = await (
    await openContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  const counter = new Counter(page, stack);
  await counter.open();
  const today = seoulWallClock(new Date()).date;
  const heading = (days: number) =>
    page.getByRole('heading', { level: 1, name: longSeoulDate(addSeoulDays(today, days)) });
  await expect(heading(0)).toContainText('Today');
  await page.keyboard.press('ArrowRight');
  await expect(heading(1)).toContainText('Tomorrow');
  await page.reload();
  await expect(heading(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(heading(-1)).toContainText('Yesterday');
  await page.keyboard.press('t');
  await expect(heading(0)).toBeVisible();
  await page.getByRole('button', { name: 'Next day (right arrow)' }).click();
  await expect(heading(1)).toBeVisible();
  await page.getByLabel('Go to a day').fill(addSeoulDays(today, 30));
  await expect(heading(30)).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(heading(0)).toBeVisible();

  // What is under a finger that is lifted again has to be there still.
  await expect(page.locator('[data-day-grid]')).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  // Below the tray, which scrolls to the side itself where many wait in it.
  const y = 700;
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', from);
    await touch('touchMove', (from + to) / 2);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(820, 420);
  await expect(heading(1)).toBeVisible();
  await swipe(420, 820);
  await expect(heading(0)).toBeVisible();
  // Whoever types is typing.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Find a guest (/)' });
  await expect(search).toBeFocused();
  await page.keyboard.type('t');
  await page.keyboard.press('ArrowRight');
  await expect(heading(0)).toBeVisible();
});
