import type { Page } from '@playwright/test';
import { longDateIn } from 'shared/time/long-date.ts';
import { Counter } from '../admin/day/counter.ts';
import { expect, test } from '../../fixtures.ts';
import { freeSlot, type TestSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const linkIn = (text: string) => /\S+\/waitlist#[\w-]{43}/.exec(text)?.[0] ?? '';

/** The form, filled in for one start. */
async function fillWish(page: Page, { time }: TestSlot, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Earliest start').selectOption(time);
  await page.getByLabel('Latest start').selectOption(time);
}

test('a time that is taken: the wizard leads to the list, a cancellation to a mail, its link to the booking', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const counter = new Counter(await (await openContext()).newPage(), stack);
  const slot = await freeSlot(page, 'day');
  const day = longDateIn('en')(slot.date);
  await counter.desk.signIn();
  const id = await counter.desk.paidBooking(`other-${guestEmail}`, slot, 50_000, { name: 'Early Test' });
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickDate(slot.date);
  await expect(wizard.timeKey(slot.time)).toBeDisabled();
  await page.getByRole('link', { name: 'Tell me when another time is free' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when a time is free');
  await expect(page.getByLabel('Day')).toHaveValue(slot.date);
  await fillWish(page, slot, guestEmail);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: confirm it by mail');
  const noted = await mailbox.waitFor({ to: guestEmail, subject: `Please confirm: waitlist for ${day}` });
  await page.goto(linkIn(noted.text));
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(page.getByText('You are next.')).toBeVisible();
  await expect(page.getByText(`${slot.time} KST`)).toBeVisible();

  await counter.goTo(slot.date);
  const tray = counter.page.getByRole('region', { name: 'Waitlist' });
  await tray.getByRole('button', { name: /Waitlist/ }).click();
  await expect(tray).toContainText(guestEmail);
  const cancelled = await counter.page.request.patch(`/api/admin/bookings/${id}/status`, {
    headers: { Origin: stack.urls.site },
    data: { status: 'cancelled' },
  });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  await expect(tray).toContainText(`${slot.time} is held until`);
  await expect(counter.page.getByText('Held for the waitlist until')).toBeVisible();

  const { text } = await mailbox.waitFor({ to: guestEmail, subject: `A time is free: ${day}, ${slot.time}` });
  await page.goto('/');
  await page.goto(linkIn(text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is your turn');
  await expect(page.getByText(/^Held until \d\d:\d\d KST$/)).toBeVisible();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL('**/#book-direct');
  await expect(wizard.timeKey(slot.time)).toBeChecked();
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails(guest(guestEmail));
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  await page.goto(linkIn(text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have taken this time');
});

test('a guest leaves the list by the link of the mail; staff take another one off it', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const counter = new Counter(await (await openContext()).newPage(), stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.signIn();
  await counter.desk.paidBooking(`other-${guestEmail}`, slot, 50_000, { name: 'Early Test' });
  const heading = page.getByRole('heading', { level: 1 });
  const stays = `stays-${guestEmail}`;
  for (const email of [guestEmail, stays]) {
    await page.goto('/');
    await page.goto(`/waitlist#${slot.date}.1`);
    await fillWish(page, slot, email);
    await page.getByRole('button', { name: 'Put me on the list' }).click();
    await expect(heading).toHaveText('Almost there: confirm it by mail');
  }
  const { text } = await mailbox.waitFor({ to: guestEmail });
  await page.goto('/');
  await page.goto(linkIn(text));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading).toHaveText('You are off the list');

  await counter.goTo(slot.date);
  const tray = counter.page.getByRole('region', { name: 'Waitlist' });
  await tray.getByRole('button', { name: /Waitlist/ }).click();
  await expect(tray).not.toContainText(`: ${guestEmail}`);
  await tray.getByRole('button', { name: `Take off the list: ${stays}` }).click();
  await expect(counter.page.getByText('Taken off the waitlist')).toBeVisible();
  await expect(counter.page.getByText(stays, { exact: true })).toHaveCount(0);
});
