import { Counter } from '../admin/day/counter.ts';
import { Desk } from '../admin/desk.ts';
import { signedInAs } from '../admin/signed-in-as.ts';
import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { useCode } from '../../support/use-code.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';
import { makeVoucher } from './make-voucher.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a gift card pays what is on it, the rest is paid by card, and both get their part back', async ({
    page,
    guestEmail,
    stack,
    openContext,
    mailbox,
  }) => {
    const { code } = await makeVoucher(openContext, stack, { kind: 'gift-card', value: 30_000 });
    await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
    const main = page.getByRole('main');
    await useCode(page, code);
    await expect(main).toContainText(`Gift card ${code}`);
    await expect(main).toContainText(/Session₩50,000.*−₩30,000/);
    const cardWindow = new CardWindow(page, false);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    await expect(main).toContainText('Card · 카드 ₩20,000Gift card ₩30,000');

    const own = new OwnPage(page);
    await own.open(await linkIn(mailbox, guestEmail, { subject: 'confirmed' }));
    await own.press('Cancel the booking');
    await expect(own.dialog).toContainText('Goes back to your card₩20,000');
    await expect(own.dialog).toContainText('Goes back to your gift card₩30,000');
    await own.dialog.getByRole('button', { name: 'Cancel and get ₩50,000 back' }).tap();
    await expect(own.ticket).toContainText('Cancelled by you');
    await expect(
      own.ticket.getByRole('listitem').filter({ hasText: /^₩30,000: back on the gift card since / }),
    ).toHaveCount(1);
    await expect(own.ticket.getByRole('listitem').filter({ hasText: /^₩20,000: / })).toHaveCount(1);
  });
});

test('staff make a gift card, sell with it at the counter, and what is given back is on it again', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/vouchers\/quote/);
  const page = await signedInAs('admin', first, stack, openContext);
  const desk = new Desk(page, stack);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const find = async () => {
    await page.goto('/admin/vouchers');
    await page.getByLabel('Code, order number, note or e-mail address').fill(guestEmail);
    await expect(card).toHaveCount(1);
  };
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: 'New voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'New voucher' });
  await dialog.getByLabel('What it is').selectOption('A gift card');
  await dialog.getByLabel('Won').fill('80000');
  await dialog.getByLabel('Note for the staff').fill(`For ${guestEmail}`);
  await dialog.getByRole('button', { name: 'Make the voucher' }).click();
  await expect(desk.toast(/can be used now\.$/)).toBeVisible();
  await find();
  await expect(card).toContainText('Gift card: ₩80,000 of ₩80,000 left');
  const code = (await card.getByRole('heading').textContent()) ?? '';

  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  await counter.goTo(slot.date);
  await page
    .locator('[data-day-grid]')
    .getByRole('button', { name: new RegExp(`^${slot.time} .+, free: Sell ₩`) })
    .click();
  const sale = page.getByRole('dialog', { name: `Walk-in at ${slot.time}` });
  await sale.getByLabel('Name').fill('Gift Test');
  await sale.getByLabel('Drink').selectOption('Lemonade');
  await sale.getByText('Voucher or gift card').click();
  // Nothing is sold at a price that staff have not seen.
  await sale.getByLabel('Code', { exact: true }).fill('NOSUCHCODE');
  await sale.getByRole('button', { name: 'Cash' }).click();
  await expect(sale.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /We do not know this code/,
  );
  await sale.getByLabel('Code', { exact: true }).fill(code);
  await sale.getByRole('button', { name: 'Check' }).click();
  await expect(sale).toContainText(`Gift card ${code} pays ₩50,000.`);
  await sale.getByRole('button', { name: 'Sell it with the gift card' }).click();
  await expect(counter.toast(`Gift Test sings at ${slot.time}.`)).toBeVisible();
  await counter.openSheet(slot, 'Gift Test');
  await expect(counter.sheet('Gift Test')).toContainText('gift card, ₩50,000');

  await find();
  await expect(card).toContainText('Gift card: ₩30,000 of ₩80,000 left');
  await expect(card).toContainText('₩50,000 paid with it');
  await card.getByRole('button', { name: 'Bookings with' }).click();
  const id = (await card.getByRole('link').textContent()) ?? '';
  await page.goto(`/admin?search=${id}`);
  await desk.setStatus(id, 'Cancelled');
  await expect(desk.card(id)).toContainText('To be given back at the counter');
  await desk.card(id).getByRole('button', { name: 'Money given back' }).click();
  await expect(desk.toast('₩50,000 of it is on the gift card again.')).toBeVisible();
  await find();
  await expect(card).toContainText('Gift card: ₩80,000 of ₩80,000 left');
});
