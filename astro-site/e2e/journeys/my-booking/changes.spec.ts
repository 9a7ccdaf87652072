import { expect, test } from '../../fixtures.ts';
import { linkIn, OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('song, drink and name change at once, with the checks of the booking form', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Change song, drink or name');
  await own.dialog.getByLabel('YouTube link of the backing track').fill('https://example.com/song');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.dialog).toContainText('Please enter a valid YouTube URL');
  await own.dialog.getByLabel('YouTube link of the backing track').fill('youtu.be/anothersong');
  await own.dialog.getByLabel('Name', { exact: true }).fill('Mina Other');
  await own.dialog.getByLabel('Drink', { exact: true }).selectOption('Green Tea');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.dialog).toContainText('Please choose hot or iced');
  await own.dialog.getByRole('radio', { name: 'Iced' }).check();
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.said).toContainText('Saved for Mina Other');
  await expect(own.dialog).toBeHidden();
  await expect(own.ticket).toContainText('Green Tea (iced)');
  await page.reload();
  await expect(own.ticket).toContainText('https://www.youtube.com/watch?v=anothersong');
  await expect(own.ticket).toContainText('Mina Other');
});

test('what somebody else has changed meanwhile is shown, not overwritten', async ({
  page,
  context,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/api\/my-booking\/bookings\//);
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Change song, drink or name');
  const other = new OwnPage(await context.newPage());
  await other.open(link);
  await other.press('Change song, drink or name');
  await other.dialog.getByLabel('Name', { exact: true }).fill('Changed First');
  await other.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.ticket).toContainText('Changed First');

  await page.bringToFront();
  await own.dialog.getByLabel('Name', { exact: true }).fill('Changed Second');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.said).toContainText('Something has changed in the meantime');
  await expect(own.dialog).toBeHidden();
  await expect(own.ticket).toContainText('Changed First');
});

test('phone and reminders change at once, the address when its mail is confirmed', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await own.press('Change the phone number');
  await own.dialog.getByLabel('Phone number').fill('after six');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.dialog.getByLabel('Phone number')).toBeFocused();
  await expect(own.dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Please enter a phone number with its country code/,
  );
  await own.dialog.getByLabel('Phone number').fill('+44 20 7946 0000');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.part('How we reach you')).toContainText('+44 20 7946 0000');
  await own.part('Reminders').getByRole('checkbox').uncheck();
  await expect(own.said).toContainText('Reminders are switched off.');
  await page.reload();
  await expect(own.part('Reminders').getByRole('checkbox')).not.toBeChecked();

  const newEmail = `new-${guestEmail}`;
  await own.press('Change the e-mail address');
  await own.dialog.getByLabel('New e-mail address').fill(newEmail);
  await own.dialog.getByRole('button', { name: 'Send a mail to it' }).click();
  await expect(own.part('How we reach you')).toContainText(
    'Nothing changes before the link in it is confirmed',
  );

  // Opening the link alone changes nothing: mail programs open links too.
  const confirmation = await linkIn(mailbox, newEmail, { asks: 'new-address=' });
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { name: 'Confirm your new e-mail address' })).toBeVisible();
  await own.press('Confirm this address');
  await expect(own.part('How we reach you')).toContainText(newEmail);
  await expect(own.part('How we reach you')).not.toContainText('Nothing changes before');
});
