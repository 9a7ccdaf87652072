import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

// Tracing puts a script of its own into every frame, and the preview's frame lets none run.
test.beforeEach(({ problems, trace }) => {
  if (trace !== 'off') problems.expect(/Blocked script execution in 'about:srcdoc'/);
});

test('staff write to a visitor from a template', async ({ page, stack, mailbox, guestEmail }) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await desk.open(guestEmail);
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send Email' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Session Reminder');
  await expect(dialog.getByLabel('Message')).toHaveValue(/Dear Mina Test,/);
  const preview = page.frameLocator('iframe[title="The mail as the visitor will see it"]');
  await expect(preview.getByText('your recording session is coming up.')).toBeVisible();
  await expectAccessible(page, 'e-mail dialog');
  // A Klook booking without a time: the mail would say TBD.
  await send.click();
  const question = dialog.getByRole('group', { name: 'This mail does not say everything yet' });
  await expect(question).toContainText('It says “TBD” where something should stand.');
  await expectAccessible(page, 'question before a mail that leaves something open');
  await question.getByRole('button', { name: 'Go back to the mail' }).click();
  await expect(send).toBeFocused();
  await send.click();
  await question.getByRole('button', { name: 'Send it all the same' }).click();
  await expect(desk.toast('The email is on its way. The card says when it has left.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: 'Reminder: you record on' });
  expect(mail.text).toContain('your recording session is coming up.');
});

test('a template comes in the language of the visitor’s mails, and in another one when staff want it', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail, 'Mina Test', { locale: 'ko' });
  await desk.open(guestEmail);
  await expect(desk.card(id)).toContainText('한국어');
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The visitor’s mails are written in 한국어.');
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Booking Confirmation');
  await expect(dialog.getByLabel('Message')).toHaveValue(/녹음 예약이 확정되었습니다/);
  const preview = page.frameLocator('iframe[title="The mail as the visitor will see it"]');
  await expect(preview.getByText('예약 번호', { exact: true })).toBeVisible();
  await dialog.getByLabel('Language').selectOption('English');
  await expect(dialog.getByLabel('Message')).toHaveValue(/your recording session is confirmed/);
  // The whole mail: box and footer too.
  await expect(preview.getByText('Booking number', { exact: true })).toBeVisible();
  await expect(preview.locator('body')).not.toContainText(/[가-힣]/);
  await dialog.getByLabel('Message').fill('It is on its way.');
  await dialog.getByLabel('Subject').fill('Your record');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: 'Your record' });
  expect(mail.text).toContain('Booking number');
  expect(mail.text).not.toMatch(/[가-힣]/);
});

test('markup in a message is shown as it was typed, and a script in it runs nowhere', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail, '<img src=x onerror=alert(1)>');
  await desk.open(guestEmail);
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  await page.getByLabel('Subject').fill('About your song');
  await page.getByLabel('Message').fill('<script>alert(1)</script> <b>bold</b>');
  const frame = page.locator('iframe[title="The mail as the visitor will see it"]');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(
    frame.contentFrame().getByText('<script>alert(1)</script> <b>bold</b>', { exact: true }),
  ).toBeVisible();
  await expect(frame.contentFrame().locator('script, img[onerror]')).toHaveCount(0);
});

test('a session that ends in the middle of work loses nothing that was typed', async ({
  page,
  stack,
  mailbox,
  problems,
  guestEmail,
}) => {
  problems.expect(/answer 401: /);
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await desk.open(guestEmail);
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  await page.getByLabel('Subject').fill('Half-written');
  await page.getByLabel('Message').fill('Every word of this stays.');
  const preview = page.frameLocator('iframe[title="The mail as the visitor will see it"]');
  await expect(preview.getByText('Every word of this stays.', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await desk.fillLogin();
  await expect(page.getByLabel('Message')).toHaveValue('Every word of this stays.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Email' }).click();
  await mailbox.waitFor({ to: guestEmail, subject: 'Half-written' });
});
