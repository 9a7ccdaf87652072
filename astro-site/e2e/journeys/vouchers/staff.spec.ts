import { Counter } from '../admin/day/counter.ts';
import { Desk } from '../admin/desk.ts';
import { signedInAs } from '../admin/signed-in-as.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { scrollsSideways } from '../../support/fit.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { windowOf } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';
import { makeVoucher } from './make-voucher.ts';
import { openSaleWithCode } from './open-sale.ts';
import { useCode } from './use-code.ts';

test('an admin makes a voucher, sees who uses it, and ends it; on a phone too', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
}) => {
  const page = await signedInAs('admin', first, stack, openContext);
  await page.setViewportSize(windowOf(360));
  const desk = new Desk(page, stack);
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: 'New voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'New voucher' });
  await expectAccessible(page, 'a new voucher');
  await dialog.getByRole('button', { name: 'Make the voucher' }).click();
  await expect(dialog.getByLabel('Percent')).toHaveAccessibleDescription(/from 1 to 100 percent/);
  await expect(dialog.getByLabel('Percent')).toBeFocused();
  await dialog.getByLabel('Percent').fill('15');
  await dialog.getByLabel('Uses in all').fill('10');
  await dialog.getByLabel('Note for the staff').fill(`For ${guestEmail}`);
  expect(await scrollsSideways(page)).toBe(false);
  await dialog.getByRole('button', { name: 'Make the voucher' }).click();
  await expect(desk.toast(/^[2-9A-Z]{4}-[2-9A-Z]{4} can be used now\.$/)).toBeVisible();
  await page.getByLabel('Code, order number, note or e-mail address').fill(guestEmail);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('15% off everything');
  await expect(card).toContainText('0 of 10 used');
  await expectAccessible(page, 'a voucher');

  const code = await card.getByRole('heading').textContent();
  const visitor = await (await openContext()).newPage();
  const id = await arriveAtPayment(visitor, await freeSlot(visitor, 'day'), guest(guestEmail));
  await useCode(visitor, code ?? '');
  await expect(visitor.getByRole('main')).toContainText('−₩7,500');

  await page.reload();
  await page.getByLabel('Code, order number, note or e-mail address').fill(guestEmail);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('1 of 10 used · ₩7,500 taken off');
  await card.getByRole('button', { name: 'Bookings with' }).click();
  await expect(card.getByRole('link', { name: id })).toBeVisible();
  await expect(card).toContainText('(being paid)');
  expect(await scrollsSideways(page)).toBe(false);
  await card.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(desk.toast(`${code} is ended.`)).toBeVisible();
  await expect(card).toContainText('Ended');
  await expect(card.getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'a voucher that is ended');
  await page.goto(`/admin?search=${id}`);
  await expect(desk.card(id)).toContainText('₩42,500 (₩7,500 less by a voucher)');
});

test('at the counter a code is checked, and what it takes off is not paid', async ({
  page,
  stack,
  openContext,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/vouchers\/quote/);
  const sum = await makeVoucher(openContext, stack, { kind: 'won', value: 20_000, mostUses: 1 });
  const whole = await makeVoucher(openContext, stack, { kind: 'free-session', mostUses: 1 });
  const counter = new Counter(page, stack);
  const slots = [await freeSlot(page, 'day'), await freeSlot(page, 'day')];
  const sell = async (place: number, name: string) => {
    const slot = slots[place] ?? { date: '', time: '' };
    return { dialog: await openSaleWithCode(page, counter, slot, name), slot };
  };
  await counter.desk.signIn();

  const { dialog, slot } = await sell(0, 'Sum Test');
  await dialog.getByLabel('Code', { exact: true }).fill('NOSUCHCODE');
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /We do not know this code/,
  );
  await dialog.getByLabel('Code', { exact: true }).fill(sum.code);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog).toContainText(`${sum.code} takes ₩20,000 off.`);
  await expect(dialog).toContainText('₩30,000, paid by');
  await expectAccessible(page, 'a sale with a voucher');
  await dialog.getByRole('button', { name: 'Cash' }).click();
  await expect(counter.toast(`Sum Test sings at ${slot.time}.`)).toBeVisible();
  await counter.openSheet(slot, 'Sum Test');
  await expect(counter.sheet('Sum Test')).toContainText('cash, ₩30,000');

  const free = await sell(1, 'Whole Test');
  await free.dialog.getByLabel('Code', { exact: true }).fill(whole.code);
  await free.dialog.getByRole('button', { name: 'Check' }).click();
  await free.dialog.getByRole('button', { name: 'Sell it with the voucher' }).click();
  await expect(counter.toast(`Whole Test sings at ${free.slot.time}.`)).toBeVisible();
});
