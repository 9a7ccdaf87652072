import { expectAccessible } from '../../support/accessibility.ts';
import { inDatabase } from '../../support/in-database.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const mailGivenUp = `UPDATE emails SET state = 'failed', tries = 3, sent_at = NULL,
  last_error = 'The mail server answered 550 at RCPT TO' WHERE order_id = $1`;

const panel = (desk: Desk) => desk.page.getByRole('region', { name: 'Needs attention' });
/** What is about this booking; every matter names its number. Other tests have theirs, and the panel shows four at first. */
async function matterOf(desk: Desk, bookingId: string) {
  const matter = panel(desk)
    .getByRole('listitem')
    .filter({ hasText: `#${bookingId}` });
  const all = panel(desk).getByRole('button', { name: /^Show all/ });
  await expect(matter.or(all).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(matter).toBeVisible();
  return matter;
}

/** The dashboard once more, its matters read. */
async function openAgain({ page }: Desk): Promise<void> {
  const matters = page.waitForResponse('**/api/admin/attention');
  await page.reload();
  await (await matters).finished();
}

test('a mail that was given up stands on the dashboard, and goes when it is sent again', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await mailbox.waitFor({ to: guestEmail, subject: id });
  await inDatabase(stack, mailGivenUp, [id]);
  await desk.open(guestEmail);
  await expect(panel(desk)).toBeVisible();
  const matter = await matterOf(desk, id);
  await expect(matter).toContainText(`Klook booking received: #${id}`);
  await expect(matter).toContainText('could not be delivered');
  await expectAccessible(page, 'dashboard with a matter');
  await matter.getByRole('button', { name: 'Show booking' }).click();
  await expect(page.getByLabel('Search')).toHaveValue(id);
  await expect(page.getByRole('article')).toHaveCount(1);
  await matter.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Mina Test gets “Klook booking received: #${id}”`);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(desk.toast('The e-mail is on its way again.')).toBeVisible();
  await expect(matter).toHaveCount(0);
});

test('a matter that staff have dealt with goes, and the audit log says who did', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await mailbox.waitFor({ to: guestEmail, subject: id });
  await inDatabase(stack, mailGivenUp, [id]);
  await desk.open(guestEmail);
  const matter = await matterOf(desk, id);
  await matter.getByRole('button', { name: 'Dealt with' }).click();
  await expect(desk.toast('Noted')).toBeVisible();
  await expect(matter).toHaveCount(0);
  await openAgain(desk);
  await expect(desk.card(id)).toBeVisible();
  await expect(panel(desk).getByText(`#${id}`)).toHaveCount(0);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'marked a matter as dealt with' }).first(),
  ).toContainText(stack.logins.admin.username);
});

test('a payment that stays unknown stands there without any searching, until it is known', async ({
  page,
  stack,
  simulator,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const { id, orderId } = await desk.openOrder(guestEmail, await freeSlot(page, 'evening'), 44_000);
  for (const on of ['confirm', 'query'] as const)
    await simulator.addFault({ on, orderId, effect: 'hold', when: 'after', times: null });
  await desk.confirm(orderId, 44_000);
  await inDatabase(
    stack,
    `UPDATE payment_attempts SET confirm_started_at = now() - interval '5 minutes' WHERE id = $1`,
    [orderId],
  );
  await desk.open(guestEmail);
  const matter = await matterOf(desk, id);
  await expect(matter).toContainText('The card provider has not told us');
  await expect(matter).toContainText('₩44,000');
  await expect(matter.getByRole('button', { name: 'Dealt with' })).toHaveCount(0);
  await simulator.clearFaults(orderId);
  await simulator.release(orderId);
  await expect(desk.card(id)).toContainText('Paid', { timeout: 40_000 });
  await openAgain(desk);
  await expect(desk.card(id)).toBeVisible();
  await expect(panel(desk).getByText(`#${id}`)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the ledger check compares a day, and tells a difference and what to do about it', async ({
    page,
    stack,
    guestEmail,
  }) => {
    const desk = new Desk(page, stack);
    const { id, orderId } = await desk.paidOrder(guestEmail, await freeSlot(page, 'evening'), 44_000);
    // The provider’s list has this payment today; our ledger now says yesterday.
    await inDatabase(
      stack,
      `UPDATE payment_transactions SET at = at - interval '1 day' WHERE attempt_id = $1`,
      [orderId],
    );
    await desk.open(guestEmail);
    await page.getByRole('button', { name: 'Ledger check', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ledger check', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Compare now' }).click();
    await expect(desk.toast('Compared')).toBeVisible({ timeout: 30_000 });
    await expect(dialog).toContainText(
      new RegExp(
        `We have noted that ₩44,000 was charged for booking #${id} at .* KST\\. It is not on the provider’s list`,
      ),
    );
    await expect(dialog).toContainText('What to do: Find the order in the provider’s console.');
    await expect(dialog).toContainText('Provider: not there');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page, 'ledger check');
    await dialog.getByRole('button', { name: `Show booking #${id}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(desk.card(id)).toBeVisible();
    // As it was, so that the next comparison agrees again.
    await inDatabase(
      stack,
      `UPDATE payment_transactions SET at = at + interval '1 day' WHERE attempt_id = $1`,
      [orderId],
    );
  });
});
