import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { deviceWidths, windowOf } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

test.use({ reducedMotion: 'no-preference' });

for (const width of deviceWidths) {
  test(`from the payment page to the paid session nothing moves by itself, at ${width} px`, async ({
    openSlowContext,
    guestEmail,
  }) => {
    const page = await (await openSlowContext({ viewport: windowOf(width) })).newPage();
    const shifts = await watchShifts(page);
    await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
    await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay by card/ })).toBeEnabled();
    expect(await shifts(), 'payment page').toEqual([]);
    const cardWindow = new CardWindow(page, true);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid\. See you in the booth!/ })).toBeVisible();
    expect(await shifts(), 'success page').toEqual([]);
  });
}
