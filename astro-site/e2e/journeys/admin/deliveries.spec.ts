import { seoulWallClock } from 'shared/time/seoul.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { cutOff, scrollsSideways, tooSmall } from '../../support/fit.ts';
import { inDatabase } from '../../support/in-database.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { windowOf } from '../../support/viewports.ts';
import { Desk } from './desk.ts';

/** Sung forty days ago: the mix is late, the LP due in two days. */
const longAgo = `UPDATE bookings SET starts_at = date_trunc('hour', now()) - interval '40 days' WHERE id = $1`;
const address = '12 Rue de la Paix, 75002 Paris, France';
const mixAndLp = { selectedAddons: [1, 4], lpDeliveryAddress: address };
const today = () => longSeoulDate(seoulWallClock(new Date()).date);

test('a mix and an LP are made and sent, and the guest sees how far they are', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 444_000, mixAndLp);
  const own = new OwnPage(await (await openContext()).newPage());
  await own.open(await linkIn(mailbox, guestEmail, { subject: 'confirmed' }));
  const after = own.part('After your session');
  await expect(after).toContainText('It leaves for your address by');
  await inDatabase(stack, longAgo, [id]);
  await own.page.reload();
  await expect(after).toContainText(/Full Track Mixing.*It was to be sent by .*, and is late\. We are sorry/);
  await expectAccessible(own.page, 'own page with a late mix');

  await desk.open(guestEmail);
  const panel = page.getByRole('region', { name: 'Needs attention' });
  const matter = panel
    .getByRole('listitem')
    .filter({ hasText: `#${id}` })
    .filter({ hasText: 'late' });
  const all = panel.getByRole('button', { name: /^Show all/ });
  await expect(matter.or(all).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(matter).toContainText(/Full Track Mixing for Mina Test was to be sent by .*: \d+ days late\./);
  await matter.getByRole('button', { name: 'Show booking' }).click();

  const list = desk.card(id).getByRole('group', { name: 'After the session' });
  const mix = list.getByRole('listitem').filter({ hasText: 'Full Track Mixing' });
  const lp = list.getByRole('listitem').filter({ hasText: 'LP Record' });
  await expect(mix).toContainText('days late');
  await mix.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(desk.toast('Full Track Mixing: sent')).toBeVisible();
  await expect(mix.getByRole('button', { name: /^Not sent after all/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.toast('Full Track Mixing: not begun')).toBeVisible();
  await mix.getByRole('button', { name: /^Mark as sent/ }).click();
  await expect(mix).toContainText(`on ${today()}`);
  await expect(matter).toHaveCount(0);

  await lp.getByRole('button', { name: /^Begin work/ }).click();
  await expect(lp).toContainText('In work');
  await own.page.reload();
  await expect(after).toContainText('In the making');

  await lp.getByRole('button', { name: /^Mark as sent/ }).click();
  const question = page.getByRole('dialog', { name: 'LP Record Production for Mina Test' });
  await expectAccessible(page, 'question for the tracking number');
  await question.getByLabel('Tracking number').fill('<EMS>');
  await question.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(question.getByLabel('Tracking number')).toHaveAccessibleDescription(/Letters, digits, spaces/);
  await question.getByLabel('Tracking number').fill('EMS EG123456789KR');
  await question.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(desk.toast('LP Record Production: sent')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(lp).toContainText('EMS EG123456789KR');
  await expectAccessible(page, 'card with what was sent');

  await own.page.reload();
  await expect(after).toContainText(`On its way to your address since ${today()}.`);
  await expect(after).toContainText('Tracking number: EMS EG123456789KR');
  await expect(after).toContainText(`Sent to you on ${today()}.`);
  await expectAccessible(own.page, 'own page with what was sent');

  await desk.card(id).getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('After the session: LP Record Production, Sent');
  await expect(page.getByRole('dialog')).not.toContainText('EG123456789KR');
});

test('the list of what is not sent can be used at every width, and lets go of what is sent', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const name = `Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen ${crypto.randomUUID().slice(0, 4)}`;
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 444_000, {
    name,
    ...mixAndLp,
  });
  await inDatabase(stack, longAgo, [id]);
  await desk.open(guestEmail);
  await page.getByRole('link', { name: 'Deliveries' }).click();
  const ofGuest = page.getByRole('article').filter({ hasText: name });
  await expect(ofGuest).toHaveCount(2);
  const mix = page.getByRole('region', { name: 'Late' }).getByRole('article').filter({ hasText: name });
  const lp = ofGuest.filter({ hasText: 'LP Record' });
  await expect(mix).toContainText('Full Track Mixing');
  await expect(lp).toContainText(address);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize(windowOf(width));
    const at = `deliveries at ${width} px`;
    expect(await scrollsSideways(page), at).toBe(false);
    expect(await cutOff(page), at).toEqual([]);
    expect(await tooSmall(page), at).toEqual([]);
    await expectAccessible(page, at);
  }
  await mix.getByRole('button', { name: /^Mark as sent/ }).focus();
  await page.keyboard.press('Enter');
  await expect(mix).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeFocused();
  await lp.getByRole('button', { name: /^Mark as sent/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(ofGuest).toHaveCount(0);
});
