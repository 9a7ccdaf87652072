import type { Page } from '@playwright/test';
import { studioFile } from '../../support/studio-file.ts';
import { onPhone } from '../../support/viewports.ts';
import { RecordingsAtDesk } from '../../support/recordings-at-desk.ts';
import {
  boardDay,
  boardSession,
  openBoard,
  openSheet,
  partyOf,
  staffBooking,
  toastOf,
  withBoard,
} from '../data/board.ts';
import { openDashboard, withBookings } from '../data/booking-cards.ts';
import { aRecording, recordingsOf, withRecordings, type MockRecordings } from '../data/recordings.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const CHUNK_BYTES = 8 * 1024 ** 2;

/** The dialog of a session's recordings, opened from its card. */
async function atCard(page: Page, api: MockApi): Promise<[RecordingsAtDesk, MockRecordings]> {
  const booking = staffBooking({ name: 'Mina Test' });
  signedIn(api);
  withBookings(api, [booking]);
  const mock = await withRecordings(api, page, booking);
  await openDashboard(page);
  return [await RecordingsAtDesk.open(page, booking.id), mock];
}

/** The same, opened from the board. */
async function atBoard(page: Page, api: MockApi): Promise<[RecordingsAtDesk, MockRecordings]> {
  const session = boardSession('15:00', 'Board Test');
  signedIn(api);
  await withBoard(api, page, boardDay([session]));
  const mock = await withRecordings(api, page, session);
  await openBoard(page);
  const toBoard = page.getByRole('button', { name: 'Board', exact: true });
  if (await toBoard.isVisible()) await toBoard.click();
  const sheet = await openSheet(page, session);
  await sheet.getByRole('button', { name: 'Recordings' }).click();
  return [await RecordingsAtDesk.opened(page, session.id), mock];
}

test('files are dropped beside the frame, said what they are, and left out again', async ({ page, api }) => {
  const [recordings] = await atBoard(page, api);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['la la la'], 'take 1.wav'));
    return transfer;
  });
  await recordings.dialog
    .getByText('Nothing has been uploaded yet.')
    .dispatchEvent('drop', { dataTransfer: files });
  await expect(recordings.kindOf('take 1.wav')).toHaveValue('vocals');
  await expect(recordings.chosen('take 1.wav')).toContainText('A guess: its name does not say.');
  await recordings.kindOf('take 1.wav').selectOption('Mix');
  await expect(recordings.chosen('take 1.wav')).not.toContainText('A guess');
  await recordings.dialog.getByRole('button', { name: 'Leave out take 1.wav' }).press('Enter');
  await expect(recordings.input).toBeFocused();
  await recordings.input.setInputFiles({
    ...{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('la la la') },
  });
  await expect(recordings.dialog).toContainText('This is no recording. Export it as WAV,');
});

test('a file is sent while the board goes on, on a phone too, and said to be ready', async ({
  openContext,
  api,
}) => {
  const page = await (await openContext(onPhone)).newPage();
  const [recordings, mock] = await atBoard(page, api);
  const { promise: hasLooked, resolve: look } = Promise.withResolvers<undefined>();
  mock.parts = [Promise.resolve(), hasLooked];
  await recordings.choose([await studioFile('Board vocals.wav', 40)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.progress('Board vocals.wav')).not.toHaveJSProperty('value', 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const mark = page.getByRole('button', { name: '1 file on its way' });
  await expect(mark).toBeInViewport();
  await expect(mark).toContainText(/\d+ %/);
  // Nothing lies over it, nor it over the choice of views.
  await mark.click({ trial: true });
  await page.getByRole('button', { name: 'Now', exact: true }).click({ trial: true });
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(mark).toBeVisible();
  look(undefined);
  await expect(toastOf(page, 'Board vocals.wav is ready.')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('while the service is away an upload waits, and then goes on where it was', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 503: .*recordings\/uploads/);
  const [recordings, mock] = await atCard(page, api);
  mock.parts = [Promise.resolve(), 503];
  await recordings.choose([await studioFile('restart.wav', 40)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.dialog).toContainText('No connection. It goes on by itself, where it was.');
  await expect(recordings.file('restart.wav')).toContainText('Ready, not handed over');
  expect(mock.begun).toBe(1);
  expect(mock.offsets).toEqual([0, CHUNK_BYTES, CHUNK_BYTES]);
});

test('staff who were signed out sign in again over it, and the upload goes on', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 401: /);
  const [recordings, mock] = await atCard(page, api);
  mock.parts = [Promise.resolve(), 401];
  api.on('POST /api/auth/login', { json: { user: signedIn(api) } });
  await recordings.choose([await studioFile('signed out.wav', 40)]);
  await recordings.upload('Upload 1 file');
  await expect(
    page.getByText('You were signed out. Sign in again, and it goes on where it was.'),
  ).toBeAttached();
  await page.getByLabel('Username or email').fill('owner');
  await page.getByLabel('Password').fill('quiet harbour lantern');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(recordings.file('signed out.wav')).toContainText('Ready, not handed over');
  expect(mock.begun).toBe(1);
});

test('a file for which there is no room is refused in a sentence, and given up', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 507: .*recordings\/uploads/);
  const [recordings] = await atCard(page, api);
  const detail = 'The room for recordings is used up. Please delete some, or ask for more room.';
  await page.route('**/api/admin/recordings/uploads', (route) =>
    route.fulfill({
      ...{ status: 507, contentType: 'application/problem+json' },
      json: { type: 'no-room', title: 'No room', status: 507, detail },
    }),
  );
  await recordings.choose([await studioFile('no room.wav', 1)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.dialog.getByRole('alert')).toContainText('The room for recordings is used up.');
  await expect(recordings.dialog).toContainText('Nothing has been uploaded yet.');
  await recordings.dialog.getByRole('button', { name: 'Give up uploading no room.wav' }).click();
  await expect(recordings.progress('no room.wav')).toHaveCount(0);
});

test('handing over asks first, and names address, language and time; what is deleted is said', async ({
  page,
  api,
}) => {
  const booking = staffBooking({ name: 'Mina Test' });
  signedIn(api);
  withBookings(api, [booking]);
  const mock = await withRecordings(api, page, booking);
  const ready = aRecording(booking);
  const refused = aRecording(booking, {
    ...{ fileName: 'page.wav', state: 'refused', refusal: 'not-a-recording', content: null, keptUntil: null },
  });
  mock.answer = recordingsOf(booking, [ready, refused]);
  const handedOverAt = '2027-03-10T03:00:00.000Z';
  api.on('POST /api/admin/bookings/:id/recordings/hand-over', () => ({
    json: recordingsOf(booking, [{ ...ready, handedOverAt }], {
      handedOverAt,
      mayHandOver: false,
      mayExtend: true,
    }),
  }));
  await openDashboard(page);
  const recordings = await RecordingsAtDesk.open(page, booking.id);
  await expect(recordings.dialog).toContainText(
    'Vocals only: It is no recording, whatever its name says. It was removed.',
  );
  await recordings.dialog.getByRole('button', { name: 'Hand over' }).click();
  const question = page.getByRole('dialog', { name: 'Hand over to Mina Test?' });
  await expect(question).toContainText('To guest@example.com, in English');
  await expect(question).toContainText('where the file is kept for 30 days');
  expect(api.requests('POST /api/admin/bookings/:id/recordings/hand-over')).toHaveLength(0);
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(toastOf(page, 'Mina Test has been told.')).toBeVisible();
  await expect(recordings.file('Mina vocals.wav')).toContainText('kept until');
  await expect(recordings.dialog.getByRole('button', { name: 'Keep 30 days longer' })).toBeVisible();
});

test('friends who sang in a row each get their own file, in Korean', async ({ page, api }) => {
  const [mina = staffBooking(), jun = mina] = partyOf([
    staffBooking({ name: 'Mina' }),
    staffBooking({ name: 'Jun' }),
  ]);
  signedIn(api, { language: 'ko' });
  withBookings(api, [mina, jun]);
  await withRecordings(api, page, mina);
  api.on('GET /api/admin/bookings/:id/recordings', (_, [, id]) => ({
    json: recordingsOf(id === jun.id ? jun : mina),
  }));
  await openDashboard(page);
  await page.getByRole('article').first().getByRole('button', { name: '녹음 파일' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(await studioFile('Jun vocals.wav', 1));
  await expect(dialog.getByLabel('노래한 분').locator('option:checked')).toHaveText('Jun');
  await expect(dialog.getByRole('button', { name: '파일 1개 올리기' })).toBeVisible();
  for (const name of ['Mina', 'Jun']) await expect(dialog.getByRole('heading', { name })).toBeVisible();
});
