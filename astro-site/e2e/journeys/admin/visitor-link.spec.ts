import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { Desk } from './desk.ts';

test('staff replace a visitor’s link: the old one is dead, also where it is open, and the new one works', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
  problems,
}) => {
  // The thief's page asks once more who it is.
  problems.expect(/answer 401: GET .*\/api\/my-booking$/);
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  const stolen = await linkIn(mailbox, guestEmail);
  const thief = new OwnPage(await (await openContext()).newPage());
  await thief.open(stolen);

  await desk.open(guestEmail);
  await desk.card(id).getByRole('button', { name: 'New link' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the visitor’s link?' });
  await expect(question).toContainText(`A new link goes to ${guestEmail}.`);
  await question.getByRole('button', { name: 'Replace the link' }).click();
  await expect(desk.toast(`Earlier links are dead. A new one is on its way to ${guestEmail}.`)).toBeVisible();

  await thief.page.reload();
  await expect(thief.page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
  const fresh = await linkIn(mailbox, guestEmail, { subject: 'Your link' });
  const own = new OwnPage(page);
  await own.open(fresh);
  await expect(own.ticket).toContainText(id);
});
