import { readFile } from 'node:fs/promises';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { OwnRecordings } from 'shared/recordings/recordings.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { Desk } from '../admin/desk.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { linkIn, OwnPage } from '../../support/own-page.ts';
import { handedOver, playing, SECONDS, vocals, withBacking } from '../../support/recordings.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { filesOfZip } from '../../support/zip.ts';

test('the recording is the first thing on the page, plays, and is not fetched before', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/file')) files.push(request.url());
  });
  const own = new OwnPage(page);
  await own.open(link);
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
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.3);
  expect(new Set(files).size).toBe(1);
  await own.press('Pause: Vocals');
  await expect.poll(() => playing(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns()).toEqual([]);
});

test('what this browser cannot play is there to be saved; what has no waveform is sought on a bar', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail);
  await page.route(`**${recordingAddresses.own}`, async (route) => {
    const answer = await route.fetch();
    const own = (await answer.json()) as OwnRecordings;
    const [first, second] = own.singers[0]?.recordings ?? [];
    if (first && second) {
      first.content.format = 'aiff';
      second.peaks = [];
    }
    await route.fulfill({ response: answer, json: own });
  });
  const own = new OwnPage(page);
  await own.open(link);
  const part = own.part('Your recordings');
  await expect(part).toContainText('This browser cannot play AIFF.');
  await expect(part.getByRole('link', { name: 'Save: Vocals' })).toBeVisible();
  await expect(part.locator('canvas')).toHaveCount(0);
  await page.getByRole('slider', { name: 'Position' }).press('PageUp');
  await own.press('Play: With backing track');
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(30.1);
  await expectAccessible(page, 'a bar in place of the waveform', 'main');
});

test('whoever has sung and has no recording yet reads what comes', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  await new Desk(page, stack).paidBooking(guestEmail, slot, 44_000);
  const link = await linkIn(mailbox, guestEmail);
  const own = new OwnPage(page);
  await own.open(link);
  await expect(own.part('Your recordings')).toBeHidden();
  await page.clock.setFixedTime(instantInSeoul(slot.date, '23:00'));
  await page.reload();
  await expect(own.part('Your recordings')).toContainText(
    'Your recordings are not here yet. We write to you',
  );
});

test('the two files change over at the same position, and what plays goes on', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail);
  const own = new OwnPage(page);
  await own.open(link);
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

test('seeking fetches the part that is asked for, not what lies before it', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail, [vocals()]);
  const answers: { status: number; range: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/file')) return;
    answers.push({ status: response.status(), range: response.headers()['content-range'] ?? '' });
  });
  const own = new OwnPage(page);
  await own.open(link);
  const slider = page.getByRole('slider', { name: 'Position' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn.');
  await own.press('Play: Vocals');
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.1);
  await slider.click({ position: { x: box.width * 0.75, y: box.height / 2 } });
  await expect
    .poll(async () => (await playing(page))[0]?.currentTime ?? 0)
    .toBeGreaterThan(SECONDS * 0.75 - 1);
  expect((await playing(page))[0]?.currentTime).toBeLessThan(SECONDS * 0.75 + 20);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 206));
  await expect(slider).toHaveAttribute('aria-valuetext', /^1 minute 30 seconds of 2 minutes 0 seconds$/);
});

test('by keyboard alone: played, sought, paused', async ({ page, stack, mailbox, guestEmail }) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail, [vocals()]);
  const own = new OwnPage(page);
  await own.open(link);
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

test('each file and all of them are saved under names that one knows years later', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const files = [vocals(), withBacking()];
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail, files, { name: 'Mina Test' });
  const own = new OwnPage(page);
  await own.open(link);
  const save = async (name: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };
  const one = await save('Save: Vocals');
  expect(one.name).toMatch(/^Mina Test – .+ – \d{4}-\d\d-\d\d – vocals\.wav$/);
  expect(one.content.equals(files[0]?.content ?? Buffer.alloc(0))).toBe(true);
  const all = await save('Save all as one zip');
  expect(all.name).toMatch(/^Mina Test – .+ – \d{4}-\d\d-\d\d\.zip$/);
  const zipped = filesOfZip(all.content);
  expect([...zipped.keys()]).toEqual([one.name, one.name.replace('vocals', 'with backing track')]);
  expect([...zipped.values()].map((content) => content.length)).toEqual(
    files.map(({ content }) => content.length),
  );
});
