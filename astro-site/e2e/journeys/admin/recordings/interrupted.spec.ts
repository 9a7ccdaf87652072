import type { Page } from '@playwright/test';
import { test } from '../../../fixtures.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { startCutNetwork } from '../../../support/cut-network.ts';
import { startNarrowService } from '../../../support/narrow-service.ts';
import { studioFile } from '../../../support/studio-file.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';
import { expect, RecordingsAtDesk } from './recordings-at-desk.ts';

const UPLOADS = '**/api/admin/recordings/uploads';
const PRICE = 44_000;
const CHUNK_BYTES = 8 * 1024 ** 2;

/** How often an upload was begun, and from which byte on each of its parts was sent. */
function watchUploads(page: Page) {
  const seen = { begun: 0, offsets: [] as number[] };
  page.on('request', (request) => {
    if (!request.url().includes('/recordings/uploads')) return;
    if (request.method() === 'POST') seen.begun += 1;
    if (request.method() === 'PATCH') seen.offsets.push(Number(request.headers()['upload-offset']));
  });
  return seen;
}

/** From the second part on nothing gets through: answered by `status`, or by nobody. @returns how many parts were tried */
async function holdAfterFirstPart(page: Page, status?: number): Promise<() => number> {
  let parts = 0;
  await page.route(`${UPLOADS}/*`, async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts < 2) return route.continue();
    if (status !== undefined) await route.fulfill({ status });
  });
  return () => parts;
}

test('while the service is away an upload waits, and then goes on where it was instead of beginning anew', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 503: .*recordings\/uploads/);
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), PRICE);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(desk, id);
  const seen = watchUploads(page);
  // What the site answers while nobody is behind it.
  await holdAfterFirstPart(page, 503);
  await recordings.choose([await studioFile('restart.wav', 60)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.dialog).toContainText('No connection. It goes on by itself, where it was.');
  await expectAccessible(page, 'an upload that waits');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(recordings.file('restart.wav')).toContainText('Ready, not handed over');
  expect(seen.begun).toBe(1);
  expect(seen.offsets.at(1)).toBe(CHUNK_BYTES);
});

test('whoever was signed out signs in again over it, and the upload goes on', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 401: /);
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), PRICE);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(desk, id);
  const seen = watchUploads(page);
  // The session ends between two parts.
  let parts = 0;
  await page.route(`${UPLOADS}/*`, async (route) => {
    if (route.request().method() === 'PATCH' && (parts += 1) === 2) await page.context().clearCookies();
    await route.continue();
  });
  await recordings.choose([await studioFile('signed out.wav', 60)]);
  await recordings.upload('Upload 1 file');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(
    page.getByText('You were signed out. Sign in again, and it goes on where it was.'),
  ).toBeAttached();
  await desk.fillLogin();
  await expect(recordings.file('signed out.wav')).toContainText('Ready, not handed over');
  expect(seen.begun).toBe(1);
});

test('an upload that a closed laptop has left behind goes on from another one, as what it is said to be by then', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
}) => {
  const one = new Desk(first, stack);
  const id = await one.paidBooking(guestEmail, await freeSlot(first, 'evening'), PRICE);
  await one.open();
  const left = await RecordingsAtDesk.open(one, id);
  const parts = await holdAfterFirstPart(first);
  const path = await studioFile('Mina vocals.wav', 60, 330);
  await left.choose([path]);
  await left.upload('Upload 1 file');
  await expect.poll(parts).toBeGreaterThan(1);
  await first.close({ runBeforeUnload: false });

  const page = await (await openContext()).newPage();
  const desk = new Desk(page, stack);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(desk, id);
  await expect(recordings.dialog).toContainText(
    'Unless somebody is just sending it, choose the same file again',
  );
  const seen = watchUploads(page);
  await recordings.choose([path]);
  await expect(recordings.chosen('Mina vocals.wav')).toContainText(
    'Goes on where an earlier upload was cut off',
  );
  await recordings.kindOf('Mina vocals.wav').selectOption('Mix');
  await recordings.upload('Upload 1 file');
  await expect(recordings.file('Mina vocals.wav')).toContainText('Ready, not handed over');
  await expect(recordings.dialog.getByLabel('What Mina vocals.wav is')).toHaveValue('mix');
  expect(seen.begun).toBe(0);
  expect(seen.offsets[0]).toBeGreaterThanOrEqual(CHUNK_BYTES);
});

test('without room for it a file is refused in a sentence, and nothing of it is stored', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
  problems,
}) => {
  problems.expect(/answer 507: .*recordings\/uploads/);
  const id = await new Desk(first, stack).paidBooking(guestEmail, await freeSlot(first, 'evening'), PRICE);
  const copy = await startNarrowService(stack, { RECORDINGS_QUOTA_GB: '0' });
  const network = await startCutNetwork((address) =>
    address.startsWith(`${stack.urls.site}/api/`) ? address.replace(stack.urls.site, copy.url) : address,
  );
  const context = await openContext({ proxy: { server: network.server, bypass: '<-loopback>' } });
  const page = await context.newPage();
  const desk = new Desk(page, stack);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(desk, id);
  await recordings.choose([await studioFile('no room.wav', 1)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.dialog.getByRole('alert')).toContainText('The room for recordings is used up.');
  await expect(recordings.dialog).toContainText('Nothing has been uploaded yet.');
  await recordings.dialog.getByRole('button', { name: 'Give up uploading no room.wav' }).click();
  await expect(recordings.progress('no room.wav')).toHaveCount(0);
  await context.close();
  network.close();
  await copy.stop();
});
