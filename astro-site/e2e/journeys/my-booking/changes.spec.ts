import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('song, drink, name and reminders change at once, the address when its mail is confirmed', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Change song, drink or name');
  await own.dialog.getByLabel('YouTube link of the backing track').fill('youtu.be/anothersong');
  await own.dialog.getByLabel('Name', { exact: true }).fill('Mina Other');
  await own.dialog.getByLabel('Drink', { exact: true }).selectOption('Green Tea');
  await own.dialog.getByRole('radio', { name: 'Iced' }).check();
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.said).toContainText('Saved for Mina Other');
  await own.part('Reminders').getByRole('checkbox').uncheck();
  await expect(own.said).toContainText('Reminders are switched off.');
  await page.reload();
  await expect(own.ticket).toContainText('https://youtu.be/anothersong');
  await expect(own.ticket).toContainText('Mina Other');
  await expect(own.ticket).toContainText('Green Tea (iced)');
  await expect(own.part('Reminders').getByRole('checkbox')).not.toBeChecked();

  const newEmail = `new-${guestEmail}`;
  await own.press('Change the e-mail address');
  await own.dialog.getByLabel('New e-mail address').fill(newEmail);
  await own.dialog.getByRole('button', { name: 'Send a mail to it' }).click();
  await expect(own.part('How we reach you')).toContainText(
    'Nothing changes before the link in it is confirmed',
  );
  // Opening the link alone changes nothing: mail programs open links too.
  await page.goto(await linkIn(mailbox, newEmail, { asks: 'new-address=' }));
  await expect(page.getByRole('heading', { name: 'Confirm your new e-mail address' })).toBeVisible();
  await own.press('Confirm this address');
  await expect(own.part('How we reach you')).toContainText(newEmail);
  await expect(own.part('How we reach you')).not.toContainText('Nothing changes before');
});
