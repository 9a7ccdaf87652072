import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { confirmOrder, openOrder } from '../../support/pay.ts';
import { post } from '../../support/post.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { useCode } from '../../support/use-code.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a guest buys a gift card, gets it by e-mail with a PDF, and it pays a session', async ({
    page,
    guestEmail,
    mailbox,
  }) => {
    await page.goto('/gift-cards');
    const main = page.getByRole('main');
    await page.getByText('Another amount').tap();
    await page.getByLabel('Amount in won').fill('60,000');
    await page.getByLabel('For whom is it?').fill('Mina Test');
    await page.getByLabel('A few words for the card').fill('Sing for us!');
    await page.getByLabel('Your name').fill('Anna Test');
    await page.getByLabel('Your e-mail').fill(guestEmail);
    await page.getByRole('button', { name: 'Go on to payment' }).tap();
    await page.waitForURL(/\/payment\?/);
    const cardWindow = new CardWindow(page, false);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /The song is on its way/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(main).toContainText(guestEmail);
    const mail = await mailbox.waitFor({
      ...{ to: guestEmail, subject: 'Your gift card for Mina Test' },
      // Its file is drawn before it leaves, which a busy machine takes seconds for.
      timeoutMs: 30_000,
    });
    expect(mail.text).toContain('Sing for us!');
    const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.text) ?? [];
    expect(mail.attachments).toMatchObject([{ filename: `gift-card-${code}.pdf` }]);

    await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
    await useCode(page, code);
    await expect(main).toContainText('₩10,000 stays on your gift card.');
    await page.getByRole('button', { name: 'Confirm booking' }).tap();
    await page.waitForURL(/\/booking-received$/);
    await mailbox.waitFor({ to: guestEmail, subject: 'confirmed' });
  });
});

test('staff find a gift card by its buyer and give the money back', async ({
  page,
  stack,
  guestEmail,
  mailbox,
}) => {
  const order = { valueWon: 80_000, email: guestEmail, recipientName: 'Mina Test', locale: 'en' };
  const { orderId: bookingId } = await post<{ orderId: string }>(page, '/api/gift-cards', order);
  const attempt = await openOrder(page, { bookingId, amount: 80_000, name: 'Anna Test', email: guestEmail });
  await confirmOrder(page, attempt, 80_000);
  const desk = new Desk(page, stack);
  await desk.signIn();
  await page.goto('/admin/vouchers');
  await page.getByLabel('Code, order number, note or e-mail address').fill(guestEmail);
  const card = page.getByRole('listitem').filter({ hasText: `order ${bookingId}` });
  await expect(card).toContainText('Gift card: ₩80,000 of ₩80,000 left');
  await card.getByRole('button', { name: /^Give money back: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give ₩80,000 back' }).click();
  await expect(desk.toast(/is ended; its money is on its way back\.$/)).toBeVisible();
  await expect(card).toContainText('Money given back');
  await mailbox.waitFor({ to: guestEmail, subject: '₩80,000 is back on your card' });
});
