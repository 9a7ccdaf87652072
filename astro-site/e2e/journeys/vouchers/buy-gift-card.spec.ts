import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { confirmOrder, openOrder } from '../../support/pay.ts';
import { post } from '../../support/post.ts';
import { scrollsSideways } from '../../support/fit.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { atWidths, onPhone } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('somebody buys a gift card, gets it by e-mail with a PDF, and it pays a session', async ({
    page,
    guestEmail,
    mailbox,
  }) => {
    await page.goto('/gift-cards');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'the page of gift cards');
    await page.getByRole('button', { name: /^Pay ₩/ }).tap();
    await expect(page.getByLabel('For whom is it?')).toHaveAccessibleDescription(
      /Please write whom the gift card is for/,
    );
    await page.getByText('Another amount').tap();
    await page.getByLabel('Amount in won').fill('60,000');
    await page.getByLabel('For whom is it?').fill('Mina Test');
    await page.getByLabel('A few words for the card').fill('Sing for us!');
    await page.getByLabel('Your name').fill('Anna Test');
    await page.getByLabel('Your e-mail').fill(guestEmail);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Go on to payment' }).tap();
    await page.waitForURL(/\/payment\?/);
    await expect(main).toContainText('Mina Test');
    await expect(main).toContainText('₩60,000');
    await expectAccessible(page, 'a gift card that is to be paid');
    const cardWindow = new CardWindow(page, false);
    await cardWindow.open();
    await cardWindow.cancel();
    await page.waitForURL(/\/payment-fail/);
    await expect(page.getByRole('alert')).toContainText('You cancelled the payment. Nothing was charged');
    // There is no booking to be found.
    await expect(main.getByRole('link', { name: 'Find my booking' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.waitForURL(/\/payment\?/);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /The song is on its way/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(main).toContainText(guestEmail);
    await expectAccessible(page, 'a gift card that is paid');
    const mail = await mailbox.waitFor({
      ...{ to: guestEmail, subject: 'Your gift card for Mina Test' },
      // Its file is drawn before it leaves, which a busy machine takes seconds for.
      timeoutMs: 30_000,
    });
    expect(mail.text).toContain('Sing for us!');
    const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.text) ?? [];
    expect(mail.attachments).toMatchObject([{ filename: `gift-card-${code}.pdf` }]);

    await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
    await page.getByText('I have a voucher or gift card').tap();
    await page.getByRole('textbox', { name: 'Voucher or gift card code' }).fill(code);
    await page.getByRole('button', { name: 'Use code' }).tap();
    await expect(main).toContainText('₩10,000 stays on your gift card.');
  });
});

test('the page of gift cards fits every width, in every language', async ({ page }) => {
  for (const path of ['/gift-cards', '/ko/gift-cards', '/zh/gift-cards', '/ja/gift-cards']) {
    await page.goto(path);
    await atWidths(page, [360, 768, 1440], async () => {
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
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
  const question = page.getByRole('dialog');
  await expectAccessible(page, 'giving a gift card back');
  await question.getByRole('button', { name: 'Give ₩80,000 back' }).click();
  await expect(desk.toast(/is ended; its money is on its way back\.$/)).toBeVisible();
  await expect(card).toContainText('Money given back');
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await mailbox.waitFor({ to: guestEmail, subject: '₩80,000 is back on your card' });
});
