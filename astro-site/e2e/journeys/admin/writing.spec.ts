import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

test('staff write to a guest from a template, and the guest gets the mail that the preview has shown', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail, '<img src=x onerror=alert(1)>');
  await desk.open(guestEmail);
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Session Reminder');
  const preview = page.frameLocator('iframe[title="The mail as the visitor will see it"]');
  await expect(preview.getByText('your recording session is coming up.')).toBeVisible();
  // The name is text, not markup.
  await expect(preview.locator('body')).toContainText('Dear <img src=x onerror=alert(1)>,');
  await expect(preview.locator('img[onerror]')).toHaveCount(0);
  // A Klook booking without a time: the mail would say TBD.
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await dialog.getByRole('button', { name: 'Send it all the same' }).click();
  await expect(desk.toast('The email is on its way. The card says when it has left.')).toBeVisible();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: 'Reminder: you record on' });
  expect(mail.text).toContain('your recording session is coming up.');
});
