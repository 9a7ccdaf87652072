import { seoulWallClock } from 'shared/time/seoul.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../../fixtures.ts';
import { inDatabase } from '../../support/in-database.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { Desk } from './desk.ts';

/** Sung forty days ago: the mix is late, the LP due in two days. */
const longAgo = `UPDATE bookings SET starts_at = date_trunc('hour', now()) - interval '40 days' WHERE id = $1`;
const mixAndLp = { selectedAddons: [1, 4], lpDeliveryAddress: '12 Rue de la Paix, 75002 Paris, France' };
const today = () => longSeoulDate(seoulWallClock(new Date()).date);

test('a mix and an LP are made and sent, from the card and from the list, and the guest sees how far they are', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const desk = new Desk(page, stack);
  const name = `Mina ${crypto.randomUUID().slice(0, 8)}`;
  const slot = await freeSlot(page, 'evening');
  const id = await desk.paidBooking(guestEmail, slot, 444_000, { name, ...mixAndLp });
  const own = new OwnPage(await (await openContext()).newPage());
  const link = await linkIn(mailbox, guestEmail, { subject: 'confirmed' });
  await inDatabase(stack, longAgo, [id]);
  await own.open(link);
  const after = own.part('After your session');
  await expect(after).toContainText(/Full Track Mixing.*It was to be sent by .*, and is late\. We are sorry/);

  await desk.open(guestEmail);
  const ofCard = desk.card(id).getByRole('group', { name: 'After the session' }).getByRole('listitem');
  const lp = ofCard.filter({ hasText: 'LP Record' });
  await lp.getByRole('button', { name: /^Begin work/ }).click();
  await expect(lp).toContainText('In work');
  await lp.getByRole('button', { name: /^Mark as sent/ }).click();
  const question = page.getByRole('dialog', { name: /^LP Record Production for / });
  await question.getByLabel('Tracking number').fill('EMS EG123456789KR');
  await question.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(desk.toast('LP Record Production: sent')).toBeVisible();
  await expect(lp).toContainText('EMS EG123456789KR');

  await page.getByRole('link', { name: 'Deliveries' }).click();
  const mix = page.getByRole('region', { name: 'Late' }).getByRole('article').filter({ hasText: name });
  await expect(mix).toContainText('Full Track Mixing');
  await mix.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(mix).toHaveCount(0);

  await own.page.reload();
  await expect(after).toContainText(`On its way to your address since ${today()}.`);
  await expect(after).toContainText('Tracking number: EMS EG123456789KR');
  await expect(after).toContainText(`Sent to you on ${today()}.`);
});
