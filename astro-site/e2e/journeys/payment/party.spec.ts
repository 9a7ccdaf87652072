import type { Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import type { TestCompanion } from '../../support/book.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { CardWindow, orderIdIn } from '../../support/card-window.ts';
import { scrollsSideways, sticksOut } from '../../support/fit.ts';
import { endHold } from '../../support/hold.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { widths, windowOf } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

const companions: TestCompanion[] = [
  { name: 'Bora Test', selectedAddons: [1] },
  { name: 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen' },
];
const people = companions.length + 1;

/** In the last price band of the day: a party that begins there pays one price. */
const partySlot = async (page: Page) => {
  const slot = await freeSlot(page, 'evening', 2, people);
  return { ...slot, times: partyTimes(slot.time, people, initialRules.slotMinutes) };
};

/** What the ticket says of each singer, first to last. */
const singers = (page: Page) => page.getByRole('list', { name: 'Your sessions' }).locator(':scope > li');

async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    expect(await scrollsSideways(page), `${width} px`).toBe(false);
    expect(await sticksOut(page, 'words'), `${width} px`).toEqual([]);
  }
}

test('a party of three is paid for once, and reads when each of them sings', async ({ page, guestEmail }) => {
  const slot = await partySlot(page);
  const number = await arriveAtPayment(page, slot, guest(guestEmail), companions);
  await expect(page.getByRole('heading', { name: /Pay for your sessions/ })).toBeVisible();
  await expect(page.getByText(/Your times are kept until \d\d:\d\d KST/)).toBeVisible();
  await expect(singers(page)).toHaveText([
    `${slot.times[0]}KSTMina TestLemonade`,
    `${slot.times[1]}KSTBora TestLemonadeFull Track Mixing₩100,000`,
    `${slot.times[2]}KST${companions[1]?.name}Lemonade`,
  ]);
  await expect(page.getByText('Sessions₩132,000')).toBeVisible();
  await expect(page.getByText('Total₩232,000')).toBeVisible();
  await expectAccessible(page, 'a party to pay for');
  await fitsEveryWidth(page);

  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid\. See you in the booth!/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(singers(page)).toHaveText([
    `${slot.times[0]}KSTMina TestBooking number ${number}`,
    new RegExp(`^${slot.times[1]}KSTBora TestBooking number [0-9A-Z]{10}$`),
    new RegExp(`^${slot.times[2]}KST${companions[1]?.name}Booking number [0-9A-Z]{10}$`),
  ]);
  const steps = page.getByRole('region', { name: 'What happens next' });
  await expect(steps).toContainText("A confirmation e-mail with everybody's time is on its way to you.");
  await expect(steps).toContainText('10 minutes before your first session at the booth');
  await expectAccessible(page, 'a party that has paid');
  await fitsEveryWidth(page);

  // The tab has forgotten what was ordered by now; the answer knows everybody.
  await page.reload();
  await expect(singers(page).first()).toHaveText(`${slot.times[0]}KSTMina TestBooking number ${number}`);
  await expect(singers(page)).toHaveCount(people);
});

test('a party that gives up after a cancelled payment gives all its times free at once', async ({
  page,
  guestEmail,
  request,
}) => {
  const { times, ...slot } = await partySlot(page);
  const freeTimes = async () => (await request.get(`/api/timeslots/${slot.date}`)).json();
  await arriveAtPayment(page, slot, guest(guestEmail), companions);
  await expect(page.getByText('Going back frees all your times for others.')).toBeVisible();
  const free = (await freeTimes()) as string[];
  expect(times.filter((time) => free.includes(time))).toEqual([]);
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.close();
  await expect(page.getByText(/Nothing was charged and your times are still held/)).toBeVisible();
  await cardWindow.open();
  await cardWindow.cancel();
  await page.waitForURL(/\/payment-fail\?/);
  await expect(page.getByText('"Book again" and "Home" free all your times for others.')).toBeVisible();
  await page.getByRole('link', { name: 'Book again' }).click();
  await page.waitForURL(/:\d+\/$/);
  expect(await freeTimes()).toEqual(expect.arrayContaining(times));
});

test('a hold of a party that runs out in front of the visitor says so', async ({ page, guestEmail }) => {
  await page.clock.install();
  await arriveAtPayment(page, await partySlot(page), guest(guestEmail), companions);
  await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible();
  await page.clock.fastForward('15:30');
  await expect(page.getByRole('alert')).toContainText('so your times may go to others');
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('a party that has lost one of its times meanwhile is told which one, and pays nothing', async ({
  page,
  context,
  stack,
  simulator,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/confirm/);
  const { times, ...slot } = await partySlot(page);
  await arriveAtPayment(page, slot, guest(guestEmail), companions);
  await expect(page.getByText(/Your times are kept until/)).toBeVisible();
  const orderId = await orderIdIn(page);
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await endHold(stack.databaseUrls.booking, guestEmail);
  const rival = await context.newPage();
  const [, gone = ''] = times;
  await arriveAtPayment(rival, { date: slot.date, time: gone }, guest(`rival-${guestEmail}`));
  await page.bringToFront();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Payment confirmation failed/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toContainText(gone);
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
  expect((await simulator.captures(orderId)).every(({ capturedWon }) => capturedWon === 0)).toBe(true);
});

test('a party that sings for free reads when each of them sings', async ({ page, guestEmail }) => {
  const singer = { selectedDrink: 'lemonade', addOns: [] };
  const booking = {
    bookingId: '7KQ2MX9R4T',
    bookingType: 'direct',
    totalPrice: 0,
    customerEmail: guestEmail,
    ordered: {
      ...singer,
      bookingDate: '2026-12-05',
      bookingTime: '12:50',
      companions: companions.map(({ name }, place) => ({ ...singer, name, bookingTime: `13:${place}0` })),
    },
  };
  // What the wizard leaves in the tab; any page of the site will do to write it.
  await page.goto('/robots.txt');
  await page.evaluate((kept) => sessionStorage.setItem('receivedBooking', kept), JSON.stringify(booking));
  await page.goto('/booking-received');
  await expect(page.getByRole('heading', { name: /Your sessions are booked/ })).toBeVisible();
  await expect(singers(page)).toHaveText([
    '12:50KSTYouLemonade',
    '13:00KSTBora TestLemonade',
    `13:10KST${companions[1]?.name}Lemonade`,
  ]);
  await expect(page.getByText('Nothing to pay')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('for your drinks');
  await expectAccessible(page, 'a free party');
  await fitsEveryWidth(page);
});
