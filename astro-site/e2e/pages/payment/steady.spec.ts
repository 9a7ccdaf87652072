import { expect, test } from '../fixtures.ts';
import { arrivesAtPayment, ofOne, paymentAddress, successAddress } from '../data/payment.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { deviceWidths, windowOf } from '../../support/viewports.ts';

test.use({ reducedMotion: 'no-preference' });

for (const width of deviceWidths) {
  test(`on the payment page and on that of a paid session nothing moves by itself, at ${width} px`, async ({
    openSlowContext,
    api,
  }) => {
    const page = await (await openSlowContext({ viewport: windowOf(width) })).newPage();
    const shifts = await watchShifts(page);
    const ordered = ofOne();
    await arrivesAtPayment(api, page, ordered);
    await page.goto(paymentAddress(ordered));
    await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay by card/ })).toBeEnabled();
    expect(await shifts(), 'payment page').toEqual([]);
    await page.goto(successAddress(ordered));
    await expect(page.getByRole('heading', { name: /Paid\. See you in the booth!/ })).toBeVisible();
    expect(await shifts(), 'success page').toEqual([]);
  });
}
