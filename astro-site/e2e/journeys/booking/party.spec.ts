import { expect, test } from '../../fixtures.ts';
import { heldNotice } from '../../support/held.ts';
import { freePartyDate } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

// Three friends across a change of price: 12:40 and 12:50 in the morning, 13:00 in the afternoon.
const FIRST = '12:40';
const TIMES = [FIRST, '12:50', '13:00'];

async function fillParty(wizard: Wizard, date: string, email: string): Promise<void> {
  await wizard.openDirect();
  await wizard.pickPeople(3);
  await wizard.pickSlot({ date, time: FIRST });
  await wizard.pickDrink('Coffee', 'Iced');
  await wizard.fillDetails(guest(email));
  await wizard.fillCompanion('Second singer', 'Jisoo');
  await wizard.fillCompanion('Third singer', 'Hana');
  const third = wizard.section('Third singer');
  await third.getByText('Add-ons', { exact: true }).click();
  await third.getByRole('checkbox', { name: /^Recording Video \(Raw\)/ }).check();
}

test('three friends fill in one form, hold three sessions and come to one payment', async ({
  page,
  guestEmail,
}) => {
  const date = await freePartyDate(page, 3, FIRST);
  const wizard = new Wizard(page);
  await fillParty(wizard, date, guestEmail);
  await wizard.submit();
  await wizard.leavesFor(/\/payment\?bookingId=[0-9A-Z]{10}&amount=180000$/);
  const held = await page.evaluate(() => sessionStorage.getItem('heldSession'));
  expect(JSON.parse(held ?? '')).toMatchObject({
    pending: { totalPrice: 180_000, customerName: 'Mina Test' },
    ordered: {
      bookingDate: date,
      bookingTime: '12:40',
      companions: [
        { name: 'Jisoo', bookingTime: '12:50', selectedDrink: 'iced-tea', addOns: [] },
        { name: 'Hana', bookingTime: '13:00', addOns: [{ name: 'Recording Video (Raw)', priceWon: 50_000 }] },
      ],
    },
  });
  const free = (await (await page.request.get(`/api/timeslots/${date}`)).json()) as string[];
  expect(free.filter((time) => TIMES.includes(time))).toEqual([]);
});

test('changing a held party brings all of it back, and its own times with it', async ({
  page,
  guestEmail,
}) => {
  const date = await freePartyDate(page, 4, FIRST);
  const wizard = new Wizard(page);
  await fillParty(wizard, date, guestEmail);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  await page.goBack();
  await wizard.comeNear();
  await expect(heldNotice(page)).toContainText('12:40, 12:50 and 13:00 KST');
  await heldNotice(page).getByRole('button', { name: 'Change it' }).click();

  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('3');
  const third = wizard.section('Third singer');
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('Hana');
  await expect(third.getByText('Add-ons (1 chosen)')).toBeVisible();
  await expect(wizard.timeKey(FIRST)).toBeChecked();
  await expect(page.getByText('12:40, 12:50 and 13:00 are held for you.')).toBeVisible();

  // Somebody else comes along: what is held for them is free for them.
  await page.getByRole('button', { name: 'Add another singer' }).click();
  await wizard.fillCompanion('Fourth singer', 'Bora');
  await expect(wizard.timeKey(FIRST)).toBeChecked();
  await wizard.submit();
  await wizard.leavesFor(/\/payment\?bookingId=[0-9A-Z]{10}&amount=230000$/);
});

test('a party whose middle session somebody else has just taken is told which, and moves with one press', async ({
  page,
  context,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const date = await freePartyDate(page, 3, FIRST);
  const wizard = new Wizard(page);
  await fillParty(wizard, date, guestEmail);
  const faster = new Wizard(await context.newPage());
  await faster.bookToPayment({ date, time: '12:50' }, guest(`faster-${guestEmail}`));
  await page.bringToFront();
  await wizard.submit();
  await expect(wizard.times).toHaveAccessibleDescription(/12:50 KST: /);
  const offer = wizard.times.getByRole('button', { name: /^Take \d\d:\d\d instead$/ });
  const nearest = (await offer.textContent())?.match(/\d\d:\d\d/)?.[0] ?? '';
  await expect(wizard.times).toContainText('Select time');
  await offer.click();
  await expect(wizard.timeKey(nearest)).toBeFocused();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('main')).toContainText(nearest);
});
