import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

test('a new booking appears by itself, is found by its number, and its guest hears that it is confirmed', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const id = await desk.klookBooking(guestEmail);
  const card = desk.card(id);
  await expect(card).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Search').fill(`#${id}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();

  await desk.setStatus(id, 'Confirmed');
  await expect(card.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await mailbox.waitFor({ to: guestEmail, subject: `Klook booking confirmed: #${id}` });

  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `Status set to Confirmed, by ${stack.logins.admin.username}`,
  );
});
