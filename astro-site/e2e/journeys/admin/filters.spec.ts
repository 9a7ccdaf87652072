import { longSeoulDate } from 'shared/time/display.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

test('a session is found by its day, and an empty list says which filters are on and clears them', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'evening');
  const { id } = await desk.openOrder(guestEmail, slot, 44_000);
  await desk.open();
  await page.getByLabel('Search').fill(guestEmail);
  await page.getByLabel('Session day').selectOption('From – to');
  await page.getByLabel('First day').fill(slot.date);
  const lastDay = page.getByLabel('Last day');
  for (const wrong of [`${slot.date.slice(0, 7)}-45`, '2026-11-3', '26 Nov']) {
    await lastDay.fill(wrong);
    await lastDay.blur();
    await expect(lastDay).toHaveAccessibleDescription(/There is no such day\./);
  }
  await lastDay.fill(slot.date);
  // Written alike in every browser, whatever the order of dates in its language.
  await expect(lastDay).toHaveValue(slot.date);
  await expect(page.getByRole('search')).toContainText(longSeoulDate(slot.date));
  await page.getByLabel('Order').selectOption('Session time, earliest first');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`from=${slot.date}&to=${slot.date}&sort=session$`));
  await expectAccessible(page, 'dashboard with a span');
  await page.reload();
  await expect(desk.card(id)).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  const empty = page.getByRole('region', { name: 'Bookings', exact: true });
  await expect(empty).toContainText('No bookings found');
  await expect(empty).toContainText(`search “${guestEmail}” · status Completed · session on`);
  await empty.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\?sort=session$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a booking is found as its number is printed, by its phone without spaces and by the day as one writes it', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const phone = `+82 10-${Date.now().toString().slice(-8, -4)}-${Date.now().toString().slice(-4)}`;
  const { id } = await desk.openOrder(guestEmail, await freeSlot(page, 'evening'), 44_000, { phone });
  await desk.open();
  for (const search of [`#${id}`, phone.replace('+82 ', '0').replaceAll('-', '')]) {
    await page.getByLabel('Search').fill(search);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(desk.card(id)).toBeVisible();
  }
});

test('what was never paid is hidden on wish, and this browser remembers it', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const { id, orderId } = await desk.openOrder(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await page.request.post('/api/payments/abandon', {
    headers: { Origin: stack.urls.site },
    data: { orderId },
  });
  await desk.open();
  await page.getByLabel('Search').fill(guestEmail);
  await expect(desk.card(id)).toContainText('given up before paying');
  const hide = page.getByRole('checkbox', { name: 'Hide never paid' });
  await expect(hide).not.toBeChecked();
  await hide.check();
  await expect(page.getByText('never paid hidden')).toBeVisible();
  await page.goto('/admin');
  await expect(hide).toBeChecked();
  await expect(page).toHaveURL(/unpaid=hide/);
  await hide.uncheck();
  await page.goto('/admin');
  await expect(hide).not.toBeChecked();
});

test('today means the day it is in Seoul', async ({ page, stack }) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const today = seoulWallClock(new Date()).date;
  const asked = page.waitForRequest((request) => request.url().includes(`from=${today}&to=${today}`));
  await page.getByLabel('Session day').selectOption('Today');
  await asked;
  await expect(page).toHaveURL(/\?day=today$/);
});
