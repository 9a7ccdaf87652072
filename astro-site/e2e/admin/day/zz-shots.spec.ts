import { freeSlot } from '../../support/test-slot.ts';
import { expect, test } from '../../fixtures.ts';
import { Counter } from './counter.ts';
const sizes = [
  [360, 780],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
for (const [width, height] of sizes)
  test(`shots ${width}`, async ({ openContext, stack, guestEmail }) => {
    const page = await (await openContext({ viewport: { width, height }, hasTouch: width < 1440 })).newPage();
    const counter = new Counter(page, stack);
    const one = await freeSlot(page, 'day', 3, 3);
    const answer = await page.request.get(`/api/timeslots/${one.date}`);
    const later = ((await answer.json()) as string[]).filter((time) => time > one.time);
    const other = { date: one.date, time: later[0] ?? '' };
    await counter.desk.paidBooking(guestEmail, one, 50_000, { name: 'Ada Shot' });
    await counter.desk.paidBooking(guestEmail, other, 50_000, { name: 'Benjamin Longname-Shot' });
    await counter.desk.klookBooking(guestEmail, 'Klook Shot', { klookDate: one.date, klookTime: '15:00' });
    await counter.desk.klookBooking(guestEmail, 'Second Klook Shot');
    await counter.open(one.date);
    if (width < 768) await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.screenshot({ path: `/tmp/shots/${width}-board.png` });
    await counter.tile(one, 'Ada Shot').getByRole('button', { name: 'Ada Shot' }).press('m');
    await expect(page.getByRole('group', { name: /Where shall/ })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.screenshot({ path: `/tmp/shots/${width}-moving.png` });
    await page.getByRole('button', { name: /^Swap: Ada Shot with Benj/ }).click();
    await page.screenshot({ path: `/tmp/shots/${width}-swap.png` });
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.keyboard.press('Escape');
    const tile = counter.tile(one, 'Ada Shot');
    if (width === 1440) {
      await tile.hover();
      await page.mouse.down();
      const start = await tile.boundingBox();
      await page.mouse.move((start?.x ?? 0) + 100, (start?.y ?? 0) + 40, { steps: 4 });
      await page.mouse.move((start?.x ?? 0) + 120, (start?.y ?? 0) + 150, { steps: 4 });
      await expect(page.getByRole('group', { name: /Where shall/ })).toBeVisible();
      await page.screenshot({ path: `/tmp/shots/${width}-drag.png` });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.getByRole('button', { name: '한국어' }).click();
      await counter.tile(one, 'Ada Shot').getByRole('button', { name: 'Ada Shot' }).press('m');
      await page.screenshot({ path: `/tmp/shots/${width}-ko.png` });
    }
  });
