import type { Locator } from '@playwright/test';
import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { comeBackFromCache, heldNotice } from '../../support/held.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { freeSlot, type TestSlot } from '../../support/test-slot.ts';
import { atWidths, deviceWidths } from '../../support/viewports.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const freeTimes = async (wizard: Wizard, { date }: TestSlot) =>
  (await (await wizard.page.request.get(`/api/timeslots/${date}`)).json()) as string[];

/** Where it stands on the page, whatever is being scrolled or animated. */
const topOf = (element: Locator) =>
  element.evaluate((node) => {
    let top = 0;
    for (let box = node as HTMLElement | null; box; box = box.offsetParent as HTMLElement | null)
      top += box.offsetTop;
    return top;
  });

test('Back from the payment page: the session is still held, and can be paid', async ({
  page,
  guestEmail,
}) => {
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  const number = await wizard.bookToPayment(slot, guest(guestEmail));
  await page.goBack();
  await wizard.comeNear();
  const notice = heldNotice(page);
  await expect(notice).toContainText(
    /You have a session held until \d\d:\d\d KST: continue to payment, change it, or let it go/,
  );
  await expect(notice).toContainText(`${longSeoulDate(slot.date)}, ${slot.time} KST`);
  await expectAccessible(page, 'a held session', '#booking');
  await notice.getByRole('link', { name: 'Continue to payment' }).click();
  await page.waitForURL(new RegExp(`/payment\\?bookingId=${number}&`));
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await wizard.comeNear();
  await expect(notice).toBeHidden();
});

test('changing it keeps everything typed, and gives the old time back as the new one is taken', async ({
  page,
  guestEmail,
}) => {
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, guest(guestEmail));
  await wizard.pickDrink('Coffee', 'Iced');
  await wizard.addOn('Full Track Mixing').check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  const first = new URL(page.url()).searchParams.get('bookingId');
  await page.goBack();
  await wizard.comeNear();
  await heldNotice(page).getByRole('button', { name: 'Change it' }).click();

  await expect(page.getByRole('heading', { name: 'Change your session' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guestEmail);
  await expect(page.getByRole('radio', { name: /^Coffee Hot or iced/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Iced', exact: true })).toBeChecked();
  await expect(wizard.addOn('Full Track Mixing')).toBeChecked();
  const own = wizard.timeKey(slot.time);
  await expect(own).toBeChecked();
  await expect(own).toBeEnabled();
  await expect(own).toHaveAccessibleName(`${slot.time} held for you`);
  await expect(page.getByText(/Your session stays yours until \d\d:\d\d KST/)).toBeVisible();
  await expectAccessible(page, 'a session that is being changed', '#booking');

  const other = wizard.times.getByRole('radio').and(page.locator(':enabled:not(:checked)')).last();
  const time = (await other.getAttribute('value')) ?? '';
  await other.check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(new URL(page.url()).searchParams.get('bookingId')).not.toBe(first);
  await expect(page.getByRole('main')).toContainText(time);
  const free = await freeTimes(wizard, slot);
  expect([free.includes(slot.time), free.includes(time)]).toEqual([true, false]);
});

test('a change whose new time was just taken leaves the old one held', async ({
  page,
  context,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.bookToPayment(slot, guest(guestEmail));
  await page.goBack();
  await wizard.comeNear();
  await heldNotice(page).getByRole('button', { name: 'Change it' }).click();
  const wanted = wizard.times.getByRole('radio').and(page.locator(':enabled:not(:checked)')).last();
  const time = (await wanted.getAttribute('value')) ?? '';
  await wanted.check();
  const rival = new Wizard(await context.newPage());
  await rival.bookToPayment({ date: slot.date, time }, guest(`rival-${guestEmail}`));
  await page.bringToFront();
  await wizard.submit();
  // In one look: a toast stays for five seconds.
  const once = `^(?=.*choose another)(?!.*choose another.*choose another).*at ${slot.time} KST is still held for you\\.`;
  await expect(wizard.toast).toHaveText(new RegExp(once));
  await expect(wizard.timeKey(slot.time)).toBeEnabled();
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await expect(heldNotice(page)).toBeVisible();
});

test('letting it go frees the time at once, also before the payment page has opened a payment', async ({
  page,
  guestEmail,
}) => {
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.bookToPayment(slot, guest(guestEmail));
  await page.goBack();
  await page.evaluate(() => sessionStorage.removeItem('paymentAttempt'));
  await wizard.comeNear();
  await heldNotice(page).getByRole('button', { name: 'Let it go' }).click();
  const told = page.getByText('Your time is free again, for you too.');
  await expect(told).toBeFocused();
  await expect(heldNotice(page)).toBeHidden();
  expect(await freeTimes(wizard, slot)).toContain(slot.time);
  await page.reload();
  await wizard.comeNear();
  await expect(heldNotice(page)).toBeHidden();
  await expect(told).toBeHidden();
});

test('one that was paid meanwhile is not let go, and the notice goes with the truth', async ({
  page,
  context,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/abandon/);
  const wizard = new Wizard(page);
  await wizard.bookToPayment(await freeSlot(page), guest(guestEmail));
  // Then its attempt is open, and letting go asks to abandon that one.
  await expect(page.getByRole('button', { name: /Pay by card/ })).toBeEnabled();
  const paymentUrl = page.url();
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await page.goBack();
  await wizard.comeNear();
  // The same tab, duplicated.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, String(value));
  }, kept);
  await other.goto(paymentUrl);
  const cardWindow = new CardWindow(other, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(other.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await page.bringToFront();
  await heldNotice(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText(/This booking is already paid/)).toBeVisible();
  await expect(heldNotice(page)).toBeHidden();
});

test('the notice comes with a page out of the browser’s cache, and goes when the hold ends', async ({
  page,
  guestEmail,
}) => {
  await page.clock.install();
  const wizard = new Wizard(page);
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  await wizard.open();
  await expect(heldNotice(page)).toBeHidden();
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, String(value));
  }, kept);
  await comeBackFromCache(page);
  await expect(heldNotice(page)).toBeVisible();
  await page.clock.fastForward('15:30');
  await expect(heldNotice(page)).toBeHidden();
  await expect(page.getByText(/The time to pay has run out/)).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('nothing moves when the notice comes, at any width', async ({ page, guestEmail }) => {
    const wizard = new Wizard(page);
    await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
    const shifts = await watchShifts(page);
    let awake = Promise.withResolvers<undefined>();
    await page.route(/BookingWizard\.[\w-]+\.js/, async (route) => {
      await awake.promise;
      await route.continue();
    });
    await atWidths(page, deviceWidths, async (width) => {
      awake = Promise.withResolvers<undefined>();
      // Not to the section by its hash: the browser glides there, and goes astray when it is scrolled meanwhile.
      await page.goto('/');
      await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
      await expect(wizard.card('direct')).toBeInViewport({ ratio: 0.1 });
      const before = await topOf(wizard.card('direct'));
      awake.resolve(undefined);
      await expect(heldNotice(page)).toBeVisible();
      expect(await topOf(wizard.card('direct')), `at ${width} px`).toBe(before);
      expect(await shifts(), `at ${width} px`).toEqual([]);
    });
  });
});
