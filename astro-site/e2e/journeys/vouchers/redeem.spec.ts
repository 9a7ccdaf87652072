import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { useCode } from '../../support/use-code.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { makeVoucher } from './make-voucher.ts';

test('a code that is typed into the form takes something off, and the rest is paid by card', async ({
  page,
  guestEmail,
  stack,
  openContext,
  mailbox,
}) => {
  const { code } = await makeVoucher(openContext, stack, { kind: 'percent', value: 20, mostUses: 1 });
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page, 'day'), guest(guestEmail));
  await page.getByText('I have a voucher or gift card').click();
  await page.getByLabel('Voucher or gift card code').fill(code.toLowerCase());
  await wizard.submit();
  await wizard.leavesFor(/\/payment\?/);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Voucher ${code}`);
  await expect(main).toContainText('−₩10,000');
  // Its one use is free again once it is taken off.
  await page.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(main).not.toContainText('−₩10,000');
  await page.getByRole('textbox', { name: 'Voucher or gift card code' }).fill(code);
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(main).toContainText('₩40,000');

  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  await expect(main).toContainText('₩40,000');
  const mail = await mailbox.waitFor({ to: guestEmail, subject: 'confirmed' });
  expect(mail.text).toContain('−₩10,000');
  expect(mail.text).toContain('₩40,000');
});

test('a guest who goes back with a code that pays for all of it has time and code free again, and books without a card', async ({
  page,
  guestEmail,
  stack,
  openContext,
  mailbox,
}) => {
  const { code } = await makeVoucher(openContext, stack, { kind: 'free-session', mostUses: 1 });
  const slot = await freeSlot(page, 'day');
  await arriveAtPayment(page, slot, guest(guestEmail));
  await useCode(page, code);
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL(/#booking/);
  await arriveAtPayment(page, slot, guest(guestEmail));
  // What was typed for the session before is still there.
  await expect(page.getByRole('textbox', { name: 'Voucher or gift card code' })).toHaveValue(code);
  await page.getByRole('button', { name: 'Use code' }).click();
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.waitForURL(/\/booking-received$/);
  await expect(page.getByRole('main')).toContainText(guestEmail);
  await mailbox.waitFor({ to: guestEmail });
});
