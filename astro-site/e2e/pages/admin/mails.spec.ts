import { emailPreviewSchema } from 'shared/bookings/admin-booking.ts';
import { expect, test } from '../fixtures.ts';
import { officeBooking, openOffice } from '../data/office.ts';
import { signedIn } from '../data/staff.ts';
import { toast } from './toast.ts';

test('a mail from a template asks before it says TBD, and cannot be sent while it is empty', async ({
  page,
  api,
}) => {
  signedIn(api);
  openOffice(api);
  api.on('POST /api/admin/bookings/:id/email-preview', {
    json: emailPreviewSchema.parse({ subject: 'Reminder', html: '<p>the mail</p>', text: '' }),
  });
  api.on('POST /api/admin/bookings/:id/send-email', { json: {} });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send Email' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Session Reminder');
  await expect(dialog.getByLabel('Message')).toHaveValue(/Dear Sample Visitor,/);
  // A Klook booking without a time.
  await send.click();
  const question = dialog.getByRole('group', { name: 'This mail does not say everything yet' });
  await expect(question).toContainText('It says “TBD” where something should stand.');
  await question.getByRole('button', { name: 'Go back to the mail' }).click();
  await expect(send).toBeFocused();
  await send.click();
  expect(api.requests('POST /api/admin/bookings/:id/send-email')).toHaveLength(0);
  await question.getByRole('button', { name: 'Send it all the same' }).click();
  await expect(toast(page, 'The email is on its way. The card says when it has left.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a template comes in the language of the guest’s mails, and in another one when staff want it; the preview runs no script', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  signedIn(api);
  openOffice(api, { bookings: [officeBooking({ locale: 'ko' })] });
  api.on('POST /api/admin/bookings/:id/email-preview', (request) => {
    const { locale } = request.postDataJSON() as { locale: string };
    const html = `<p>drawn in ${locale}</p><script>document.body.append('a script ran')</script>`;
    return { json: emailPreviewSchema.parse({ subject: 'Confirmed', html, text: '' }) };
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The visitor’s mails are written in 한국어.');
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Booking Confirmation');
  await expect(dialog.getByLabel('Message')).toHaveValue(/녹음 예약이 확정되었습니다/);
  const frame = page.locator('iframe[title="The mail as the visitor will see it"]');
  await expect(frame.contentFrame().getByText('drawn in ko')).toBeVisible();
  await dialog.getByLabel('Language').selectOption('English');
  await expect(dialog.getByLabel('Message')).toHaveValue(/your recording session is confirmed/);
  await expect(frame.contentFrame().getByText('drawn in en')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByText('a script ran')).toHaveCount(0);
});
