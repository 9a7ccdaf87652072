import { inDatabase } from '../../support/in-database.ts';
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

test('a mail that was given up stands on the dashboard until it is sent again, or dealt with, which the audit log keeps', async ({
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
  await expect(matter).toContainText('could not be delivered');
  await matter.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(desk.toast('The e-mail is on its way again.')).toBeVisible();
  await expect(matter).toHaveCount(0);

  // Sent once more, and given up once more.
  await expect(desk.card(id).getByText('sent', { exact: true })).toBeVisible({ timeout: 20_000 });
  await inDatabase(stack, mailGivenUp, [id]);
  await page.reload();
  const again = await matterOf(desk, id);
  await again.getByRole('button', { name: 'Dealt with' }).click();
  await expect(desk.toast('Noted')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'marked a matter as dealt with' }).first(),
  ).toContainText(stack.logins.admin.username);
});
