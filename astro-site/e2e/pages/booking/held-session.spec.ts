import type { Locator, Page } from '@playwright/test';
import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../fixtures.ts';
import {
  BOOKING,
  holdInTab,
  ofOne,
  ofThree,
  paymentAddress,
  playCardWindow,
  refused,
  successAddress,
  takesBookings,
  takesPayments,
  who,
} from '../data/payment.ts';
import type { MockApi } from '../mock-api.ts';
import { openSlot } from '../data/slot.ts';
import { comeBackFromCache, heldNotice } from '../../support/held.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { atWidths, deviceWidths } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

/** Where it stands on the page, whatever is being scrolled or animated. */
const topOf = (element: Locator) =>
  element.evaluate((node) => {
    let top = 0;
    for (let box = node as HTMLElement | null; box; box = box.offsetParent as HTMLElement | null)
      top += box.offsetTop;
    return top;
  });

const changeIt = (page: Page) => heldNotice(page).getByRole('button', { name: 'Change it' }).click();

test('the notice tells what is held and until when, leads to the payment, and goes when the hold ends', async ({
  page,
}) => {
  await page.clock.install();
  const ordered = ofOne();
  await holdInTab(page, ordered);
  const wizard = new Wizard(page);
  await wizard.open();
  const notice = heldNotice(page);
  await expect(notice).toContainText(
    /You have a session held until \d\d:\d\d KST: continue to payment, change it, or let it go/,
  );
  await expect(notice).toContainText(`${longSeoulDate(ordered.bookingDate ?? '')}, 15:00 KST`);
  await expect(notice.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    paymentAddress(ordered),
  );
  // As when "Back" brings the page out of the browser's cache: what the tab knows by now counts.
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  await comeBackFromCache(page);
  await expect(notice).toBeHidden();
  await page.evaluate((items) => Object.assign(sessionStorage, items), kept);
  await comeBackFromCache(page);
  await expect(notice).toBeVisible();
  await page.clock.fastForward('15:30');
  await expect(notice).toBeHidden();
  await expect(page.getByText(/The time to pay has run out/)).toBeVisible();
});

test('changing it brings back everything that was chosen; a new time that is just taken leaves the old one held', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const ordered = ofOne();
  takesPayments(api, ordered);
  await holdInTab(page, ordered);
  const { bookingTime } = ordered;
  const wizard = new Wizard(page);
  await wizard.open();
  await changeIt(page);
  await expect(page.getByRole('heading', { name: 'Change your session' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(who.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email);
  await expect(page.getByRole('radio', { name: /^Coffee Hot or iced/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Iced', exact: true })).toBeChecked();
  await expect(wizard.addOn('Full Track Mixing')).toBeChecked();
  const own = wizard.timeKey('15:00');
  await expect(own).toBeChecked();
  await expect(own).toHaveAccessibleName('15:00 held for you');
  await expect(page.getByText(/Your session stays yours until \d\d:\d\d KST/)).toBeVisible();

  const detail = 'Somebody has just booked this time. Please choose another one.';
  api.on('POST /api/bookings', refused('slot-taken', { detail }));
  await wizard.pickTime('16:00');
  await wizard.submit();
  const once = `^(?=.*choose another)(?!.*choose another.*choose another).*at ${bookingTime} KST is still held for you\\.`;
  await expect(wizard.toast).toHaveText(new RegExp(once));
  await expect(own).toBeEnabled();

  takesBookings(api);
  await wizard.pickTime('16:10');
  await wizard.submit();
  await wizard.leavesFor(/\/payment\?/);
  // The order number of its payment proves whose the old time is; the one to open there is the new booking's.
  expect(api.requests('POST /api/bookings').at(-1)?.postDataJSON()).toMatchObject({
    bookingTime: '16:10',
    replaces: 'order_of_page_test_1',
  });
});

test('changing a party brings all of it back, and one more can join it at its own times', async ({
  page,
  api,
}) => {
  const ordered = ofThree();
  // One more has no room by themselves: the times of the party are its own.
  api.on('GET /api/timeslots/:date', { json: ['16:00'] });
  await holdInTab(page, ordered);
  const wizard = new Wizard(page);
  await wizard.open();
  await expect(heldNotice(page)).toContainText('15:00, 15:10 and 15:20 KST');
  await changeIt(page);
  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('3');
  await expect(wizard.section('Second singer').getByLabel('Name', { exact: true })).toHaveValue('Bora Test');
  await expect(wizard.timeKey('15:00')).toBeChecked();
  await expect(page.getByText('15:00, 15:10 and 15:20 are held for you.')).toBeVisible();
});

test('letting it go tells the service, also before the payment page has opened a payment, and is said', async ({
  page,
  api,
}) => {
  const ordered = ofOne();
  takesPayments(api, ordered);
  await holdInTab(page, ordered);
  const wizard = new Wizard(page);
  await wizard.open();
  await heldNotice(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('Your time is free again, for you too.')).toBeFocused();
  await expect(heldNotice(page)).toBeHidden();
  const [opened] = api.requests('POST /api/payments/initialize');
  expect(opened?.postDataJSON()).toMatchObject({ bookingId: BOOKING });
  const [abandoned] = api.requests('POST /api/payments/abandon');
  expect(abandoned?.postDataJSON()).toEqual({ orderId: 'order_of_page_test_1' });
  expect(await page.evaluate(() => sessionStorage.getItem('heldSession'))).toBeNull();
});

test('one that was paid meanwhile is not let go, and the notice goes with the truth', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/abandon/);
  const ordered = ofOne();
  const detail = 'This booking is already paid, so it stays yours.';
  api.on('POST /api/payments/abandon', refused('already-paid', { detail }));
  await holdInTab(page, ordered, { opened: true });
  const wizard = new Wizard(page);
  await wizard.open();
  await heldNotice(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText(detail)).toBeVisible();
  await expect(heldNotice(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('nothing moves when the notice comes, at any width', async ({ page }) => {
    const wizard = new Wizard(page);
    await holdInTab(page, ofOne());
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

/** A guest books in this tab, as guests do. */
async function bookHere(page: Page, api: MockApi): Promise<void> {
  takesBookings(api);
  takesPayments(api, ofOne());
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(openSlot(), who);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
}

const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('heldBookings'));

test('every tab knows what is held and can pay for it; what is paid in one of them goes in all', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  await playCardWindow(page);
  await bookHere(page, api);
  await expect(page.getByText('Not paid yet')).toBeVisible();
  const kept = (await onDevice(page)) ?? '';
  expect(kept).toContain(BOOKING);
  // Paying needs neither.
  for (const untold of [who.phone, who.track]) expect(kept).not.toContain(untold);

  const paying = await page.context().newPage();
  await playCardWindow(paying);
  await paying.goto(page.url());
  await expect(paying.getByRole('button', { name: 'Pay by card' })).toBeEnabled();
  await expect(paying.getByRole('main')).toContainText('15:00');
  const landing = await page.context().newPage();
  await new Wizard(landing).open();
  await expect(heldNotice(landing)).toContainText('15:00 KST');

  api.on('POST /api/payments/initialize', refused('already-paid'));
  await paying.goto(successAddress(ofOne()));
  await expect(paying.getByRole('heading', { name: /Paid/ })).toBeVisible();
  await expect(heldNotice(landing)).toBeHidden();
  await expect(page.getByText('This booking is already paid').first()).toBeVisible();
  expect(await onDevice(page)).toBeNull();
  await new Wizard(page).open();
  await expect(heldNotice(page)).toBeHidden();
});

test('"Back" from the payment page leads to the notice, and the keyboard with it', async ({ page, api }) => {
  await playCardWindow(page);
  await bookHere(page, api);
  await page.goBack();
  await expect(heldNotice(page)).toBeInViewport({ ratio: 1 });
  await expect(heldNotice(page)).toBeFocused();
});

test('a time that has run out is forgotten by the device', async ({ page, api }) => {
  await page.clock.install();
  await playCardWindow(page);
  await bookHere(page, api);
  await page.clock.fastForward('15:30');
  await new Wizard(page).open();
  await expect(heldNotice(page)).toBeHidden();
  expect(await onDevice(page)).toBeNull();
});
