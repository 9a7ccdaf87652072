import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { freeSlot, type TestSlot } from '../../../support/test-slot.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from '../day/counter.ts';

const put = (slot: TestSlot, name: string) => new RegExp(`^Put here: ${name}, ${slot.time}, `);

test('a reservation comes into the tray of every board by itself, and is dropped onto a free time', async ({
  page,
  openContext,
  stack,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'day');
  const counter = new Counter(page, stack);
  await counter.open(slot.date);
  const elsewhere = new Counter(await (await openContext()).newPage(), stack);
  await elsewhere.open();
  const name = `Tray ${crypto.randomUUID().slice(0, 4)} Test`;
  const wish = { klookDate: slot.date, klookTime: slot.time };
  await counter.desk.klookBooking(guestEmail, name, wish);
  const tray = page.getByRole('region', { name: 'Klook tray' });
  const waiting = tray.getByRole('listitem').filter({ hasText: name });
  await expect(waiting).toContainText(`Guest says this day, ${slot.time}`);
  const there = elsewhere.page.getByRole('listitem').filter({ hasText: name });
  await expect(there).toContainText(`Guest says`);
  await expectAccessible(page, 'the tray');

  await waiting.scrollIntoViewIfNeeded();
  await waiting.getByText(name).hover();
  const box = await waiting.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 4 });
  const target = page.locator('[data-day-grid]').getByRole('button', { name: put(slot, name) });
  await expect(target).toBeAttached();
  // The wheel goes on scrolling while somebody is held.
  const grid = await page.locator('[data-day-grid]').boundingBox();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await target.boundingBox();
  await page.mouse.move((grid?.x ?? 0) + 120, place?.y ?? 0, { steps: 3 });
  await page.mouse.move((place?.x ?? 0) + 60, (place?.y ?? 0) + 25, { steps: 6 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `Give ${name} this time?` });
  await expect(dialog).toContainText('Check it with Klook.');
  await expectAccessible(page, 'a time for a Klook booking');
  await dialog.getByRole('button', { name: 'Give this time' }).click();
  await expect(counter.tile(slot, name)).toContainText('Klook');
  await expect(waiting).toHaveCount(0);
  await expect(there).toHaveCount(0);
});

test('by keys, and with a refusal that says why where somebody was quicker', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/schedule/);
  const slot = await freeSlot(page, 'day');
  const counter = new Counter(page, stack);
  const name = `Keyed ${crypto.randomUUID().slice(0, 4)} Test`;
  await counter.desk.klookBooking(guestEmail, name, { klookDate: slot.date, klookTime: slot.time });
  await counter.open(slot.date);
  await page.getByRole('button', { name: `Give a time: ${name}` }).press('Enter');
  // Where the guest says that it is.
  const place = page.locator('[data-day-grid]').getByRole('button', { name: put(slot, name) });
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Give ${name} this time?` });
  await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: 'Quick Test' });
  await dialog.getByRole('button', { name: 'Give this time' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(`Somebody else has ${slot.date} ${slot.time} KST`);
  await expectAccessible(page, 'a time that somebody else has');
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('group', { name: `Where shall ${name} sing?` })).toBeVisible();
  await page
    .locator('[data-day-grid]')
    .getByRole('button', { name: /^Put here: / })
    .first()
    .press('Enter');
  await dialog.getByRole('button', { name: 'Give this time' }).press('Enter');
  await expect(page.getByRole('article', { name: new RegExp(`${name}$`) })).toBeVisible();
});

test('on a phone it is one line until it is opened', async ({ openContext, stack, guestEmail }) => {
  const page = await (
    await openContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  ).newPage();
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const name = `Folded ${crypto.randomUUID().slice(0, 4)} Test`;
  await counter.desk.klookBooking(guestEmail, name);
  await counter.open(slot.date);
  const line = page.getByRole('button', { name: /^Klook tray \d+ waiting$/ });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await line.tap();
  await expectAccessible(page, 'the tray, phone');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: `Give a time: ${name}` }).tap();
  await expect(page.getByRole('group', { name: `Where shall ${name} sing?` })).toBeVisible();
  await page.getByRole('button', { name: 'Day and time...' }).tap();
  await expectAccessible(page, 'day and time of a Klook booking, phone');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: `Where shall ${name} sing?` })).toBeVisible();
  await page.getByRole('button', { name: 'Stop moving' }).tap();
  await expect(page.getByRole('group', { name: `Where shall ${name} sing?` })).toHaveCount(0);
});
