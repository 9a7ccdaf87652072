import { playing } from '../../support/heard.ts';
import { OwnPage } from '../../support/own-page.ts';
import { opensOwnPage, ownBooking, ownLink, ownParty, ownSinger } from '../data/own-booking.ts';
import { endedRecordings, ownRecording, ownRecordings, SECONDS, sendsFiles } from '../data/own-recordings.ts';
import { expect, test } from '../fixtures.ts';

/** How long the page says that recordings are kept, in days. */
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('the recording plays, is not fetched before, and is sought without what lies between', async ({
  page,
  api,
}) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/recordings', { json: ownRecordings() });
  const files = await sendsFiles(page);
  const own = new OwnPage(page);
  await own.open(ownLink);
  const part = own.part('Your recordings');
  // The waveform is drawn from what came with the page.
  await expect.poll(() => part.locator('canvas').count()).toBeGreaterThan(0);
  expect(files).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const turns = () =>
    part.locator('.player-disc').evaluate((disc) => disc.getAnimations().map(({ playState }) => playState));
  expect(await turns()).toEqual(['paused']);
  await own.press('Play: Vocals');
  await expect(part.getByRole('button', { name: 'Pause: Vocals' })).toBeVisible();
  await expect.poll(turns).toEqual(['running']);
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.1);

  const slider = page.getByRole('slider', { name: 'Position' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn.');
  await slider.click({ position: { x: box.width * 0.75, y: box.height / 2 } });
  await expect
    .poll(async () => (await playing(page))[0]?.currentTime ?? 0)
    .toBeGreaterThan(SECONDS * 0.75 - 1);
  expect((await playing(page))[0]?.currentTime).toBeLessThan(SECONDS * 0.75 + 20);
  await expect(slider).toHaveAttribute('aria-valuetext', /^1 minute 30 seconds of 2 minutes 0 seconds$/);

  await own.press('Pause: Vocals');
  await expect.poll(() => playing(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns()).toEqual([]);
});

test('what this browser cannot play is there to be saved; what has no waveform is sought on a bar', async ({
  page,
  api,
}) => {
  opensOwnPage(api, ownBooking());
  const [first, second] = [
    ownRecording(),
    ownRecording({ id: '1'.repeat(26), kind: 'with-backing', peaks: [] }),
  ];
  first.content.format = 'aiff';
  api.on('GET /api/my-booking/recordings', { json: ownRecordings({ recordings: [first, second] }) });
  await sendsFiles(page);
  const own = new OwnPage(page);
  await own.open(ownLink);
  const part = own.part('Your recordings');
  await expect(part).toContainText('This browser cannot play AIFF.');
  await expect(part.getByRole('link', { name: 'Save: Vocals' })).toBeVisible();
  await expect(part.locator('canvas')).toHaveCount(0);
  await page.getByRole('slider', { name: 'Position' }).press('PageUp');
  await own.press('Play: With backing track');
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(30.1);
});

test('guests who have sung and have no recording yet read what comes; in a party each has their own', async ({
  page,
  api,
}) => {
  opensOwnPage(api, ownParty());
  const own = new OwnPage(page);
  await own.open(ownLink);
  await expect(own.part('Your recordings')).toBeHidden();
  await page.clock.setFixedTime(Date.parse(ownSinger().startsAt ?? '') + 3_600_000);
  await page.reload();
  await expect(own.part('Your recordings')).toContainText(
    'Your recordings are not here yet. We write to you',
  );
  api.on('GET /api/my-booking/recordings', { json: ownRecordings({ recordings: [ownRecording()] }) });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play: Vocals, Mina Test' })).toBeVisible();
  await expect(own.part('Your recording')).toContainText('Not here yet: the recordings of Bora Test.');
});

test('the two files change over at the same position, and what plays goes on', async ({ page, api }) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/recordings', { json: ownRecordings() });
  await sendsFiles(page);
  const own = new OwnPage(page);
  await own.open(ownLink);
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.press('PageUp');
  await own.press('Play: Vocals');
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(30.2);
  const [before] = await playing(page);
  await page.getByRole('radio', { name: 'With backing track' }).check();
  await expect(page.getByRole('button', { name: 'Pause: With backing track' })).toBeVisible();
  // It plays; before, its position was not known yet.
  const another = async () => {
    const [heard] = await playing(page);
    return heard && heard.src !== before?.src && heard.currentTime > 0;
  };
  await expect.poll(another).toBe(true);
  const [after, ...others] = await playing(page);
  expect(others).toEqual([]);
  expect(after?.currentTime).toBeGreaterThanOrEqual(before?.currentTime ?? 0);
  expect(after?.currentTime).toBeLessThan((before?.currentTime ?? 0) + 10);
  // Paused, the change is silent.
  await own.press('Pause: With backing track');
  await slider.press('Home');
  await page.getByRole('radio', { name: 'Vocals' }).check();
  await expect(slider).toHaveValue('0');
  expect(await playing(page)).toEqual([]);
});

test('by keyboard alone: played, sought, paused', async ({ page, api }) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/recordings', { json: ownRecordings({ recordings: [ownRecording()] }) });
  await sendsFiles(page);
  const own = new OwnPage(page);
  await own.open(ownLink);
  const play = page.getByRole('button', { name: 'Play: Vocals' });
  await play.focus();
  await page.keyboard.press('Tab');
  const slider = page.getByRole('slider', { name: 'Position' });
  await expect(slider).toBeFocused();
  const said = (text: string) =>
    expect(slider).toHaveAttribute('aria-valuetext', `${text} of 2 minutes 0 seconds`);
  await page.keyboard.press('ArrowRight');
  await said('5 seconds');
  await page.keyboard.press('PageUp');
  await said('35 seconds');
  await page.keyboard.press('End');
  await said('2 minutes 0 seconds');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(30.1);
  // What is said does not change with every second that plays.
  await said('30 seconds');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Pause: Vocals' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => playing(page)).toEqual([]);
});

test('the page says until when they are kept, keeps them longer once, and asks before it deletes', async ({
  page,
  api,
}) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/recordings', {
    json: ownRecordings({ shareUrl: 'https://cafe.example/listen#x' }),
  });
  const kept = [
    ownRecording({ keptUntil: inDays(60) }),
    ownRecording({ id: '1'.repeat(26), kind: 'with-backing', keptUntil: inDays(60) }),
  ];
  const extended = { mayExtend: false, extendedAt: inDays(0) };
  api.on('POST /api/my-booking/bookings/:id/recordings/extension', {
    json: ownRecordings({ ...extended, recordings: kept }),
  });
  api.on('DELETE /api/my-booking/recordings/:id', {
    json: ownRecordings({
      ...extended,
      recordings: kept.slice(1),
      shareUrl: 'https://cafe.example/listen#x',
    }),
  });
  const own = new OwnPage(page);
  await own.open(ownLink);
  const part = own.part('Your recording');
  await expect(part).toContainText(/We keep them until\w+day \d+ \w+ 20\d\d\d\d:\d\d\sKST · 30 days left/);
  await own.press('Keep them 30 days longer');
  await expect(own.said).toContainText(/We keep them until \w+day/);
  await expect(part).toContainText('60 days left');
  await expect(part).toContainText('It cannot be extended again.');
  await expect(page.getByRole('button', { name: /days longer/ })).toBeHidden();

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

  await own.press(/^Delete/);
  await expect(own.dialog).toContainText(
    'The link that you shared will have nothing of it to play any more.',
  );
  api.on('DELETE /api/my-booking/recordings/:id', { json: endedRecordings() });
  await own.dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(part).toContainText(/2 recordings were deleted by you on \w+ \d+ \w+, \d\d:\d\d\sKST\./);
  await expect(part.getByRole('button')).toHaveCount(0);
});
