import { expect, test } from '../../fixtures.ts';
import { heldNotice } from '../../support/held.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a guest goes back from the payment page, changes the session, then lets it go: each old time is free at once', async ({
  page,
  guestEmail,
}) => {
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  const freeTimes = async () =>
    (await (await page.request.get(`/api/timeslots/${slot.date}`)).json()) as string[];
  const first = await wizard.bookToPayment(slot, guest(guestEmail));
  await page.goBack();
  await wizard.comeNear();
  await heldNotice(page).getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
  await expect(wizard.timeKey(slot.time)).toBeChecked();

  const other = wizard.times.getByRole('radio').and(page.locator(':enabled:not(:checked)')).last();
  const time = (await other.getAttribute('value')) ?? '';
  await other.check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(new URL(page.url()).searchParams.get('bookingId')).not.toBe(first);
  await expect(page.getByRole('main')).toContainText(time);
  let free = await freeTimes();
  expect([free.includes(slot.time), free.includes(time)]).toEqual([true, false]);

  await page.goBack();
  await wizard.comeNear();
  await heldNotice(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('Your time is free again, for you too.')).toBeFocused();
  free = await freeTimes();
  expect(free).toContain(time);
});
