import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { expect, test } from '../../fixtures.ts';
import { OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('a session moves to a time of another price for nothing, and says how often it still can', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id, link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Move to another time');
  await expect(own.dialog).toContainText(
    'Moving is free, whatever the time costs. You have 2 moves left until',
  );
  const keys = own.dialog.getByRole('group', { name: 'Morning' }).getByRole('radio');
  const time = (await keys.last().getAttribute('value')) ?? '';
  await keys.last().check();
  await own.dialog.getByRole('button', { name: new RegExp(`^Move to .*${time} KST`) }).click();
  await expect(own.said).toContainText('Moved to');
  await expect(own.ticket).toContainText(`${time}KST`);
  await expect(own.ticket).toContainText('Moved to this time on');
  await expect(own.part('If your plans change')).toContainText('1 move left');
  await mailbox.waitFor({ to: guestEmail, subject: id, after: '' });

  const free = (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  expect(free).toContain(slot.time);
  expect(free).not.toContain(time);
});

test('a time that is taken while one chooses leaves the booking as it was, and the nearest are offered', async ({
  page,
  context,
  stack,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/my-booking\/move/);
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Move to another time');
  const keys = own.dialog.getByRole('group', { name: 'Morning' }).getByRole('radio');
  const time = (await keys.nth(4).getAttribute('value')) ?? '';
  await keys.nth(4).check();
  const rival = await context.request.post('/api/bookings', {
    headers: { Origin: stack.urls.site },
    data: {
      name: 'Rival Test',
      email: `rival-${guestEmail}`,
      phone: '+82 10 1234 5678',
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
      bookingDate: slot.date,
      bookingTime: time,
      totalPrice: initialRules.priceBands.find(({ key }) => key === 'morning')?.feeWon,
    },
  });
  expect(rival.status(), await rival.text()).toBe(201);
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(own.dialog).toContainText(`${time} has just been taken; your booking is unchanged.`);
  const near = own.dialog.getByText('Still free near it:').locator('..').getByRole('button').first();
  const next = (await near.textContent()) ?? '';
  await near.click();
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(own.ticket).toContainText(`${next}KST`);
});

test('a party moves together, and one of it alone', async ({ page, mailbox, guestEmail }) => {
  const slot = await freeSlot(page, 'evening', 5, 2);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail), [{ name: 'Bora Test' }]);
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Move to another time');
  await expect(own.dialog.getByRole('radio', { name: 'All: Mina Test, Bora Test' })).toBeChecked();
  const morning = own.dialog.getByRole('group', { name: 'Morning' }).getByRole('radio');
  const first = (await morning.first().getAttribute('value')) ?? '';
  await morning.first().check();
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  const singers = own.ticket.getByRole('listitem').filter({ has: page.locator('time') });
  const times = partyTimes(first, 2, initialRules.slotMinutes);
  await expect(singers.first()).toContainText(`${times[0]}KST`);
  await expect(singers.last()).toContainText(`${times[1]}KST`);

  await own.press('Move to another time');
  await own.dialog.getByRole('radio', { name: 'Bora Test', exact: true }).check();
  const afternoon = own.dialog.getByRole('group', { name: 'Afternoon' }).getByRole('radio');
  const alone = (await afternoon.first().getAttribute('value')) ?? '';
  await afternoon.first().check();
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(singers.last()).toContainText(`${alone}KST`);
  await expect(singers.first()).toContainText(`${times[0]}KST`);
});
