import { arrivalSchema } from 'shared/catalogue/arrival.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from '../admin/desk.ts';
import { cmsApi } from '../../support/cms.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a price of 0 won gives the session away: free in the wizard, confirmed without a card, free at the desk', async ({
  page,
  stack,
  request,
  mailbox,
  guestEmail,
}) => {
  const cms = await cmsApi(request, stack);
  const { priceBands, ...rules } = await cms.get('/globals/booking-rules');
  const arrival = arrivalSchema.parse(rules.arrival);
  const feeOfMorning = async () =>
    ((await (await request.get('/api/rules')).json()) as { priceBands: { feeWon: number }[] }).priceBands[0]
      ?.feeWon;
  const slot = await freeSlot(page, 'morning');
  try {
    const [morning, ...others] = priceBands as object[];
    await cms.publish('booking-rules', { priceBands: [{ ...morning, feeWon: 0 }, ...others] });
    await expect.poll(feeOfMorning, { timeout: 15_000 }).toBe(0);

    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await expect(wizard.submitButton).toHaveText('Proceed to Payment');
    await wizard.pickSlot(slot);
    const ticket = page.getByRole('complementary', { name: 'Your ticket' });
    await expect(ticket).toContainText('SessionFree');
    await expect(ticket).toContainText('Nothing to pay. Your session is confirmed at once.');
    await expect(wizard.submitButton).toHaveText('Complete Booking');
    await wizard.addOn('Full Track Mixing').check();
    await expect(wizard.submitButton).toHaveText('Proceed to Payment');
    await wizard.addOn('Full Track Mixing').uncheck();
    await wizard.pickDrink('Lemonade');
    await wizard.fillDetails(guest(guestEmail));
    await wizard.submit();
    await wizard.leavesFor('/booking-received');
    await expect(wizard.toast).toContainText(/Booking Confirmed!Booking #[0-9A-Z]{10} has been successfully/);
    const { cafe, booth } = arrivalTimes(slot.time, arrival);
    const steps = page.getByRole('region', { name: 'What happens next' });
    await expect(steps).toContainText(`${arrival.cafeMinutes} minutes early for your drink: by ${cafe} KST`);
    await expect(steps).toContainText(`at the booth, by ${booth} KST`);
    expect(await page.evaluate(() => sessionStorage.getItem('pendingPayment'))).toBeNull();

    const mail = await mailbox.waitFor({ to: guestEmail });
    expect(mail.text).toContain('there is nothing to pay');
    const number = /#([0-9A-Z]{10})/.exec(mail.subject)?.[1] ?? '';
    const desk = new Desk(page, stack);
    await desk.open();
    await expect(desk.card(number)).toContainText('Free, nothing due');
  } finally {
    await cms.publish('booking-rules', { priceBands });
  }
  await expect.poll(feeOfMorning, { timeout: 15_000 }).toBe(40_000);
});
