import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Desk } from './desk.ts';

// The tracing of the tests puts its own script into every frame, and the preview's frame lets none run.
test.beforeEach(({ problems }) => problems.expect(/Blocked script execution in 'about:srcdoc'/));

test('staff write to a visitor from a template', async ({ page, stack, mailbox, guestEmail }) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail);
  await desk.open();
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
  await send.click();
  await expect(desk.toast('Email has been sent successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const mail = await mailbox.waitFor({ to: guestEmail, subject: 'Reminder: you record on' });
  expect(mail.text).toContain('your recording session is coming up.');
});

test('a template comes in the language of the visitor’s mails, and in another one when staff want it', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail, 'Mina Test', { locale: 'ko' });
  await desk.open();
  await expect(desk.card(id)).toContainText('한국어');
  await desk.card(id).getByRole('button', { name: 'Send Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The visitor’s mails are written in 한국어.');
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByLabel('Template', { exact: true }).selectOption('Booking Confirmation');
  await expect(dialog.getByLabel('Message')).toHaveValue(/녹음 예약이 확정되었습니다/);
  await dialog.getByLabel('Language').selectOption('English');
  await expect(dialog.getByLabel('Message')).toHaveValue(/your recording session is confirmed/);
});

test('markup in a message is shown as it was typed, and a script in it runs nowhere', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.klookBooking(guestEmail, '<img src=x onerror=alert(1)>');
  await desk.open();
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
  await desk.open();
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
