import { expect, test } from '../../fixtures.ts';
import { OwnPage } from '../../support/own-page.ts';
import { handedOver, mix, RecordingDesk, vocals, withBacking } from '../../support/recordings.ts';

test('they are kept until a day that the page says, and once longer', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail);
  const own = new OwnPage(page);
  await own.open(link);
  const part = own.part('Your recordings');
  const until = part.locator('time');
  const days = async () =>
    (Date.parse((await until.getAttribute('datetime')) ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(await days())).toBe(30);
  await expect(part).toContainText(/We keep them until\w+day \d+ \w+ 20\d\d\d\d:\d\d\sKST · 30 days left/);
  await own.press('Keep them 30 days longer');
  await expect(own.said).toContainText(/We keep them until \w+day/);
  await expect.poll(days).toBeGreaterThan(59);
  await expect(part).toContainText('It cannot be extended again.');
  await expect(page.getByRole('button', { name: /days longer/ })).toBeHidden();
});

test('one is deleted alone, then all the rest; the page says so, and nothing of them comes any more', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  const files = [vocals(), withBacking(), mix()];
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail, files);
  const own = new OwnPage(page);
  await own.open(link);
  await page.getByRole('checkbox', { name: 'Share by a link' }).check();
  const shared = await page.getByLabel('Link to pass on').inputValue();
  const file = await page.locator('audio').first().getAttribute('src');

  await own.press('Delete: Vocals');
  await expect(own.dialog).toContainText('"Vocals" is deleted at once.');
  await own.dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByRole('button', { name: 'Delete: Vocals' })).toBeFocused();
  await own.press('Delete: Vocals');
  await own.dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.said).toContainText('Deleted: 1 recording.');
  await expect(own.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Save: Vocals' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play: With backing track' })).toBeVisible();
  expect((await page.request.get(file ?? '')).status()).toBe(404);

  await own.press('Delete all now');
  await expect(own.dialog).toContainText(
    'The link that you shared will have nothing of it to play any more.',
  );
  await own.dialog.getByRole('button', { name: 'Delete for good' }).click();
  const part = own.part('Your recordings');
  await expect(part).toContainText(/3 recordings were deleted by you on \w+ \d+ \w+, \d\d:\d\d\sKST\./);
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(own.dialog).toBeHidden();
  await page.reload();
  await expect(part).toContainText('3 recordings were deleted by you');
  await page.goto(shared);
  await expect(page.getByRole('heading', { name: 'The record has stopped' })).toBeFocused();
});

test('each of a party has their own; who is still waited for is said', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { id, link } = await handedOver({ page, stack, mailbox }, guestEmail, [vocals()], {
    companions: [
      { name: 'Bora Test', selectedDrink: 'lemonade', youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
  });
  expect(id).toHaveLength(10);
  const own = new OwnPage(page);
  await own.open(link);
  await expect(own.part('Mina Test')).toContainText('WAV · 2:00 · 8 kHz · 16 bit · 2 MB');
  await expect(page.getByRole('button', { name: 'Play: Vocals, Mina Test' })).toBeVisible();
  // Bora has not sung yet.
  await expect(own.part('Bora Test')).toBeHidden();
  const bora = (await own.ticket.getByText(/^[0-9A-Z]{10}$/).allInnerTexts()).find((number) => number !== id);
  const desk = await RecordingDesk.open(stack);
  await desk.handOver(bora ?? '', [vocals()]);
  await desk.leave();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play: Vocals, Bora Test' })).toBeVisible();
});
