import { readFile } from 'node:fs/promises';
import { test } from '../../../fixtures.ts';
import { startCutNetwork } from '../../../support/cut-network.ts';
import { linkIn } from '../../../support/own-page.ts';
import { sha256, studioFile } from '../../../support/studio-file.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';
import { expect, RecordingsAtDesk } from '../../../support/recordings-at-desk.ts';

test('two files are uploaded, checked and handed over, and the guest gets the mail', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening', 2), 44_000);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(page, id);
  await expect(recordings.dialog).toContainText('Nothing has been uploaded yet.');

  await recordings.choose([
    await studioFile('Mina vocals.wav', 20),
    await studioFile('Mina MR.wav', 20, 220),
  ]);
  await expect(recordings.kindOf('Mina vocals.wav')).toHaveValue('vocals');
  await expect(recordings.kindOf('Mina MR.wav')).toHaveValue('with-backing');
  await recordings.upload('Upload 2 files');
  for (const name of ['Mina vocals.wav', 'Mina MR.wav'])
    await expect(recordings.file(name)).toContainText('WAV, 0:20, 48 kHz, 24 bit, stereo, 5.8 MB');
  await expect(recordings.file('Mina MR.wav')).toContainText('Ready, not handed over');

  await recordings.dialog.getByRole('button', { name: 'Hand over' }).click();
  const question = page.getByRole('dialog', { name: 'Hand over to Mina Test?' });
  await expect(question).toContainText(`To ${guestEmail}, in English`);
  await expect(question).toContainText('where 2 files are kept for 30 days');
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(desk.toast('Mina Test has been told.')).toBeVisible();
  await expect(recordings.file('Mina MR.wav')).toContainText('kept until');
  expect(await linkIn(mailbox, guestEmail, { subject: 'Recording complete' })).toContain('/my-booking#');

  await recordings.dialog.getByRole('button', { name: 'Keep 30 days longer' }).click();
  await expect(desk.toast('Kept longer.')).toBeVisible();
  await recordings.dialog.getByRole('button', { name: 'Delete Mina MR.wav' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this recording?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(recordings.dialog).toContainText(/With backing track: Deleted .+: by staff/);
});

test('an upload of 200 MB goes on when the network comes back, and arrives byte for byte', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
  problems,
}) => {
  // Of the part that was cut off more may arrive after the browser has asked how far it is (409): it asks once more.
  problems.expect(/ERR_|answer (409|50\d)|Failed to load resource|net::/);
  const id = await new Desk(first, stack).paidBooking(
    guestEmail,
    await freeSlot(first, 'evening', 3),
    44_000,
  );
  const network = await startCutNetwork();
  const context = await openContext({ proxy: { server: network.server, bypass: '<-loopback>' } });
  const page = await context.newPage();
  const desk = new Desk(page, stack);
  await desk.open(guestEmail);
  const recordings = await RecordingsAtDesk.open(page, id);
  const path = await studioFile('long take.wav', 695);
  await recordings.choose([path]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.progress('long take.wav')).not.toHaveJSProperty('value', 0);
  // Between two parts nothing is under way that could break: it is mended when the browser has met the cut.
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/uploads/'));
  network.cut();
  await broken;
  network.mend();
  await expect(recordings.file('long take.wav')).toContainText('WAV, 11:35', { timeout: 120_000 });
  await expect(recordings.file('long take.wav')).toContainText('Ready');

  const href = await recordings.dialog.getByRole('link', { name: 'Save long take.wav' }).getAttribute('href');
  const saved = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
    return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, String(href));
  expect(saved).toBe(sha256(await readFile(path)));
  network.close();
});

test('after a reload the same file goes on where it was', async ({ page, stack, guestEmail }) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening', 4), 44_000);
  await desk.open(guestEmail);
  let recordings = await RecordingsAtDesk.open(page, id);
  const path = await studioFile('interrupted.wav', 120);
  // The second part never arrives, as when a laptop is closed.
  let parts = 0;
  await page.route('**/api/admin/recordings/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && (parts += 1) > 1) return;
    await route.continue();
  });
  await recordings.choose([path]);
  await recordings.upload('Upload 1 file');
  await expect.poll(() => parts).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  recordings = await RecordingsAtDesk.open(page, id);
  await expect(recordings.dialog).toContainText(
    /\d+ % has arrived\. Choose the same file again, and it goes on from there\./,
  );
  const offsets: string[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(offset);
  });
  await recordings.choose([path]);
  await expect(recordings.chosen('interrupted.wav')).toContainText(/Goes on at \d+ %/);
  await recordings.upload('Upload 1 file');
  await expect(recordings.file('interrupted.wav')).toContainText('WAV, 2:00');
  // Not from the beginning: the first part had arrived, and what of the second did.
  expect(Number(offsets[0])).toBeGreaterThanOrEqual(8 * 1024 ** 2);
});
