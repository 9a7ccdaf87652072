import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, signInToCms, typeFirst } from '../../support/cms.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const before = 40_000;
const after = 43_000;
const won = (amount: number) => `₩${amount.toLocaleString('en-US')}`;

test('a price changed in the CMS holds on the page, in the wizard and at the booking service, for pages opened before it too', async ({
  page,
  context,
  stack,
  request,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const cms = await cmsApi(request, stack);
  const rules = await cms.get('/globals/booking-rules');
  const slot = await freeSlot(page, 'morning');

  // A visitor who chose a time at the old price.
  const visitor = await context.newPage();
  const early = new Wizard(visitor);
  await early.open();
  await early.fillDirect(slot, guest(guestEmail));
  const total = (where: typeof page) => where.getByRole('status').filter({ hasText: /^Total/ });
  await expect(total(visitor)).toHaveText(`Total ${won(before)}`);

  try {
    await page.bringToFront();
    await signInToCms(page, stack);
    await openForm(page, stack, '/globals/booking-rules');
    const fee = page.locator('#field-priceBands__0__feeWon');
    await expect(fee).toHaveValue(String(before));
    await typeFirst(page, fee, String(after));
    await page.getByRole('button', { name: 'Publish changes' }).click();

    // On the page: the price table, the lowest price at the head, and what search engines read.
    const landing = async () => (await request.get('/')).text();
    await expect.poll(landing).toContain(won(after));
    await expect.poll(landing).not.toContain(won(before));
    expect(await landing()).toContain(`"price":${after}`);

    // At the booking service: the old price is refused with the right one, and nothing is stored.
    const soldAt = async () =>
      ((await (await request.get('/api/rules')).json()) as { priceBands: { feeWon: number }[] }).priceBands[0]
        ?.feeWon;
    await expect.poll(soldAt, { timeout: 15_000 }).toBe(after);
    const booking = {
      bookingType: 'direct',
      ...{ name: 'Mina Test', email: guestEmail, phone: '+82 10 1234 5678' },
      selectedDrink: 'lemonade',
      youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      selectedAddons: [],
      bookingDate: slot.date,
      bookingTime: slot.time,
      totalPrice: before,
    };
    const refused = await request.post('/api/bookings', {
      data: booking,
      headers: { origin: stack.urls.site },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({ type: 'price-changed', totalPrice: after });

    // In the wizard: told before anything is paid, and booked at the new price once the visitor agrees.
    await visitor.bringToFront();
    await early.submit();
    await expect(early.toast).toContainText(`Your new total is ${won(after)}`);
    await expect(total(visitor)).toHaveText(`Total ${won(after)}`);
    await early.submit();
    await visitor.waitForURL(/\/payment\?/);
    expect(new URL(visitor.url()).searchParams.get('amount')).toBe(String(after));
  } finally {
    await cms.publish('booking-rules', { priceBands: rules['priceBands'] });
  }
  await expect.poll(async () => (await request.get('/')).text()).toContain(won(before));
});
