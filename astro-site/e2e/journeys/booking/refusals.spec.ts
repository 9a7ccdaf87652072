import { expect, test } from '../../fixtures.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('two guests want the same slot: the slower one is told, loses nothing that was typed, and books another', async ({
  page,
  context,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, guest(guestEmail));

  const faster = new Wizard(await context.newPage());
  await faster.bookToPayment(slot, guest(`faster-${guestEmail}`));

  await page.bringToFront();
  await wizard.submit();
  await expect(wizard.timeKey(slot.time)).toBeDisabled();
  await expect(
    page.getByText(new RegExp(`${slot.time} KST: Somebody has just booked this time`)).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
  await wizard.times.getByRole('radio').and(page.locator(':enabled')).last().check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
});
