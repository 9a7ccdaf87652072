import type { Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Counter } from '../admin/day/counter.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeSlot, type TestSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const linkIn = (text: string) => /\S+\/waitlist#[\w-]{43}/.exec(text)?.[0] ?? '';

/** The form, filled in for one start. */
async function fillWish(page: Page, { time }: TestSlot, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Earliest start').selectOption(time);
  await page.getByLabel('Latest start').selectOption(time);
}

test('where every time is free, nobody is led to the list', async ({ page }) => {
  const offered = startTimes(initialRules);
  await page.route('**/api/timeslots/*', (route) => route.fulfill({ json: offered }));
  const wizard = new Wizard(page);
  await wizard.openDirect();
  const slot = await freeSlot(page, 'day');
  await wizard.pickDate(slot.date);
  await expect(wizard.timeKey(slot.time)).toBeEnabled();
  await expect(wizard.times.getByRole('radio', { disabled: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tell me when another time is free' })).toHaveCount(0);
});

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
  const toWaitlist = page.getByRole('link', { name: 'Tell me when another time is free' });
  await toWaitlist.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when a time is free');
  await expect(page.getByLabel('Day')).toHaveValue(slot.date);
  await expectAccessible(page, 'joining the waitlist');
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByText('Please enter an e-mail address that we can write to')).toBeVisible();
  await fillWish(page, slot, guestEmail);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: confirm it by mail');
  const noted = await mailbox.waitFor({ to: guestEmail, subject: `Please confirm: waitlist for ${day}` });
  await page.goto(linkIn(noted.text));
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(page.getByText('You are next.')).toBeVisible();
  await expect(page.getByText(`${slot.time} KST`)).toBeVisible();
  await expectAccessible(page, 'a place on the waitlist');

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
  await expectAccessible(counter.page, 'a board with a waitlist');

  const { text } = await mailbox.waitFor({ to: guestEmail, subject: `A time is free: ${day}, ${slot.time}` });
  await page.goto('/');
  await page.goto(linkIn(text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is your turn');
  await expect(page.getByText(/^Held until \d\d:\d\d KST$/)).toBeVisible();
  await expectAccessible(page, 'a time that is held');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL('**/#booking');
  await wizard.comeNear();
  await wizard.choose('direct');
  await expect(wizard.timeKey(slot.time)).toBeChecked();
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails(guest(guestEmail));
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  await page.goto(linkIn(text));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have taken this time');
});

test('who waits for a time that is free is led to it, and who leaves the list is off it', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/waitlist$/);
  const slot = await freeSlot(page, 'day');
  await page.goto(`/waitlist#${slot.date}.1`);
  await fillWish(page, slot, guestEmail);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByText(`There is a free time already: ${slot.time}.`)).toBeVisible();
  await page.getByRole('button', { name: `Book ${slot.time} now` }).click();
  await page.waitForURL('**/#booking');
  const wizard = new Wizard(page);
  await wizard.comeNear();
  await wizard.choose('direct');
  await expect(wizard.timeKey(slot.time)).toBeChecked();

  const counter = new Counter(await (await openContext()).newPage(), stack);
  await counter.desk.signIn();
  await counter.desk.paidBooking(`other-${guestEmail}`, slot, 50_000, { name: 'Early Test' });
  await page.goto(`/waitlist#${slot.date}.1`);
  await fillWish(page, slot, guestEmail);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there: confirm it by mail');
  const { text } = await mailbox.waitFor({ to: guestEmail });
  await page.goto('/');
  await page.goto(linkIn(text));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
  await page.getByRole('button', { name: 'Put me on the list again' }).click();
  await expect(page.getByLabel('Day')).toHaveValue(slot.date);
  await expect(page.getByLabel('E-mail')).toHaveValue(guestEmail);
});

test('staff take somebody off the list', async ({ page, stack, guestEmail, openContext, problems }) => {
  problems.expect(/answer 401: POST .*\/api\/waitlist\/wish$/);
  const visitor = await (await openContext()).newPage();
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.desk.signIn();
  await counter.desk.paidBooking(`other-${guestEmail}`, slot, 50_000, { name: 'Early Test' });
  await counter.goTo(slot.date);
  await visitor.goto(`/waitlist#${slot.date}.1`);
  await fillWish(visitor, slot, guestEmail);
  await visitor.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Almost there: confirm it by mail');
  const tray = page.getByRole('region', { name: 'Waitlist' });
  await tray.getByRole('button', { name: /Waitlist/ }).click();
  await tray.getByRole('button', { name: `Take off the list: ${guestEmail}` }).click();
  await expect(page.getByText(guestEmail, { exact: true })).toHaveCount(0);
  await expect(page.getByText('Taken off the waitlist')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a guest (/)' })).toBeFocused();
  await visitor.goto('/');
  await visitor.goto(`/waitlist#${'x'.repeat(43)}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link has had its day');
});
