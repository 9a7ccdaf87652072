import { expect, test } from '../../fixtures.ts';
import { cmsApi } from '../../support/cms.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const LP = 'LP Record Production';
const VIDEO = 'Recording Video \\(Raw\\)';

test('the add-ons that staff flag ask for an address, and no others; a page that is open already learns it', async ({
  page,
  context,
  stack,
  request,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/bookings/);
  const cms = await cmsApi(request, stack);
  const { docs } = (await cms.get('/add-ons?limit=20&depth=0')) as {
    docs: { id: number; addOnId: number }[];
  };
  const documentOf = (addOnId: number) => docs.find((doc) => doc.addOnId === addOnId)?.id;
  const flag = (addOnId: number, needsDeliveryAddress: boolean) =>
    cms.patch(`/add-ons/${documentOf(addOnId)}`, { needsDeliveryAddress, _status: 'published' });
  const flagged = async () =>
    ((await (await request.get('/api/addons')).json()) as { id: number; needsDeliveryAddress: boolean }[])
      .filter((addOn) => addOn.needsDeliveryAddress)
      .map(({ id }) => id);

  const early = new Wizard(await context.newPage());
  await early.open();
  await early.fillDirect(await freeSlot(page), guest(guestEmail));
  await early.addOn(VIDEO).check();
  await expect(early.page.getByLabel('Delivery address')).toBeHidden();

  try {
    await flag(2, true);
    await flag(4, false);
    await expect.poll(flagged, { timeout: 15_000 }).toEqual([2]);

    await page.bringToFront();
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
    const address = page.getByLabel('Delivery address');
    await wizard.addOn(LP).check();
    await expect(address).toBeHidden();
    await wizard.addOn(LP).uncheck();
    await wizard.addOn(VIDEO).check();
    await wizard.submit();
    const message = 'Delivery address is required for Recording Video (Raw)';
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, '.')));
    await address.fill('1 Example Street');
    await wizard.submit();
    await page.waitForURL(/\/payment\?/);

    // Opened before: the service asks, the page learns what is on sale now, and shows the field.
    await early.page.bringToFront();
    await early.submit();
    const asked = early.page.getByLabel('Delivery address');
    await expect(asked).toBeFocused();
    await expect(asked).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, '.')));
    await asked.fill('1 Example Street');
    await early.submit();
    await early.page.waitForURL(/\/payment\?/);
  } finally {
    await flag(2, false);
    await flag(4, true);
  }
  await expect.poll(flagged, { timeout: 15_000 }).toEqual([4]);
});
