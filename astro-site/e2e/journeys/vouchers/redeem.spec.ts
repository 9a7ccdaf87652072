import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { scrollsSideways } from '../../support/fit.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest, Wizard } from '../../support/wizard.ts';
import { makeVoucher } from './make-voucher.ts';
import { useCode } from './use-code.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a code takes something off, stays after a reload, and the rest is paid by card', async ({
    page,
    guestEmail,
    stack,
    openContext,
    mailbox,
    problems,
  }) => {
    problems.expect(/answer 409: POST .*\/api\/payments\/voucher/);
    const { code } = await makeVoucher(openContext, stack, { kind: 'percent', value: 20, mostUses: 1 });
    await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
    const main = page.getByRole('main');
    await page.getByText('I have a voucher or gift card').tap();
    const field = page.getByRole('textbox', { name: 'Voucher or gift card code' });
    const use = page.getByRole('button', { name: 'Use code' });
    await use.tap();
    await expect(field).toHaveAccessibleDescription('Please type the code as you have it.');
    await field.fill('NO-SUCH-CODE');
    await use.tap();
    await expect(field).toHaveAccessibleDescription(/We do not know this code/);
    await expectAccessible(page, 'a code that is refused');
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(main).toContainText(`Voucher ${code}`);
    await expect(main).toContainText('−₩10,000');
    await expect(main).toContainText('₩40,000');
    await expect(page.getByRole('status').filter({ hasText: 'The total is now ₩40,000.' })).toBeAttached();
    await expectAccessible(page, 'a code that is used');
    expect(await scrollsSideways(page)).toBe(false);

    await page.reload();
    await expect(main).toContainText('−₩10,000');
    await page.getByRole('button', { name: `Remove ${code}` }).tap();
    await expect(main).not.toContainText('−₩10,000');
    await expect(page.getByText('I have a voucher or gift card')).toBeVisible();
    await page.getByText('I have a voucher or gift card').tap();
    await field.fill(code);
    await use.tap();
    await expect(main).toContainText('₩40,000');

    const cardWindow = new CardWindow(page, false);
    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    await expect(main).toContainText('₩40,000');
    const mail = await mailbox.waitFor({ to: guestEmail, subject: 'confirmed' });
    expect(mail.text).toContain('Voucher');
    expect(mail.text).toContain('−₩10,000');
    expect(mail.text).toContain('₩40,000');
  });
});

test('a code that pays for all of it needs no card, and says so in the language of the page', async ({
  page,
  guestEmail,
  stack,
  openContext,
  mailbox,
}) => {
  const { code } = await makeVoucher(openContext, stack, { kind: 'free-session', mostUses: 1 });
  await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
  await page.goto(page.url().replace('/payment', '/ja/payment'));
  await page.getByText('割引コード・ギフトカードをお持ちの方').click();
  await page.getByRole('textbox', { name: '割引コードまたはギフトカードの番号' }).fill(code);
  await page.getByRole('button', { name: 'コードを使う' }).click();
  await expect(page.getByRole('main')).toContainText('カードは必要ありません');
  await expectAccessible(page, 'a code that pays for all of it');
  await page.getByRole('button', { name: '予約を確定する' }).click();
  await page.waitForURL(/\/ja\/booking-received$/);
  await expect(page.getByRole('main')).toContainText(guestEmail);
  await mailbox.waitFor({ to: guestEmail });
});

test('whoever goes back with a code that pays for all of it has time and code free again', async ({
  page,
  guestEmail,
  stack,
  openContext,
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
});

test('a code that is used while the page still prepares the payment waits for that', async ({
  page,
  guestEmail,
  stack,
  openContext,
}) => {
  const { code } = await makeVoucher(openContext, stack, { kind: 'won', value: 10_000, mostUses: 1 });
  const used = Promise.withResolvers<undefined>();
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(redeemAddresses.redeem)) steps.push('code sent');
  });
  const prepare = '**/api/payments/initialize';
  await page.route(prepare, async (route) => {
    await used.promise;
    const response = await route.fetch();
    steps.push(`prepared: ${response.status()}`);
    await route.fulfill({ response });
  });
  await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
  await useCode(page, code);
  used.resolve(undefined);
  await expect(page.getByRole('main')).toContainText('−₩10,000');
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  expect(steps).toEqual(['prepared: 200', 'code sent', 'prepared: 200']);
});

test('a code that is typed into the form is used on the next page; one that is refused is told there', async ({
  page,
  guestEmail,
  stack,
  openContext,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/voucher/);
  const { code } = await makeVoucher(openContext, stack, { kind: 'won', value: 10_000, mostUses: 1 });
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page, 'day'), guest(guestEmail));
  await page.getByText('I have a voucher or gift card').click();
  await page.getByLabel('Voucher or gift card code').fill(code);
  await expectAccessible(page, 'a code in the form', '#booking');
  await wizard.submit();
  await wizard.leavesFor(/\/payment\?/);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Voucher ${code}`);
  await expect(main).toContainText('₩40,000');
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();

  // One's own page knows the price by then, and leads here with it.
  const number = new URL(page.url()).searchParams.get('bookingId') ?? '';
  await page.evaluate((bookingId) => {
    const pending = JSON.parse(sessionStorage.getItem('pendingPayment') ?? '{}') as object;
    sessionStorage.setItem('pendingPayment', JSON.stringify({ ...pending, bookingId, totalPrice: 40_000 }));
  }, number);
  await page.goto(`/payment?bookingId=${number}&amount=40000`);
  await expect(main).toContainText('₩40,000');
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();

  // Taken off it stays off.
  await page.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(main).not.toContainText('−₩10,000');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expect(main).not.toContainText('−₩10,000');

  const other = await (await openContext()).newPage();
  const next = new Wizard(other);
  await next.open();
  await next.fillDirect(await freeSlot(other, 'day'), guest(guestEmail));
  await other.getByText('I have a voucher or gift card').click();
  await other.getByLabel('Voucher or gift card code').fill('NOSUCHCODE');
  await next.submit();
  await next.leavesFor(/\/payment\?/);
  await expect(other.getByRole('textbox', { name: 'Voucher or gift card code' })).toHaveAccessibleDescription(
    /We do not know this code/,
  );
  await expect(other.getByRole('button', { name: 'Pay by card' })).toBeVisible();
});
