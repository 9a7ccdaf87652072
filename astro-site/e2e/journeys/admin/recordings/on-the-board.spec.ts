import { test } from '../../../fixtures.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { scrollsSideways } from '../../../support/fit.ts';
import { studioFile } from '../../../support/studio-file.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { onPhone } from '../../../support/viewports.ts';
import { Counter } from '../day/counter.ts';
import { expect, RecordingsAtDesk } from './recordings-at-desk.ts';

const NAME = 'Board Test';

test('from the board: files are dropped beside the frame, sent while one works on, and said to be ready', async ({
  page,
  stack,
  guestEmail,
}) => {
  const counter = new Counter(page, stack);
  const slot = await freeSlot(page, 'day');
  const id = await counter.desk.paidBooking(guestEmail, slot, 50_000, { name: NAME });
  await counter.open(slot.date);
  await counter.openSheet(slot, NAME);
  await counter.sheet(NAME).getByRole('button', { name: 'Recordings' }).click();
  const recordings = await RecordingsAtDesk.opened(page, id);

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

  const path = await studioFile('Board vocals.wav', 120);
  // The last part waits until somebody has looked at the board.
  const { promise: hasLooked, resolve: look } = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/recordings/uploads/*', async (route) => {
    if (Number(route.request().headers()['upload-offset']) > 0) await hasLooked;
    await route.continue();
  });
  await recordings.choose([path]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.progress('Board vocals.wav')).not.toHaveJSProperty('value', 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const mark = page.getByRole('button', { name: '1 file on its way' });
  await expect(mark).toBeInViewport();
  await expect(mark).toContainText(/\d+ %/);
  await expectAccessible(page, 'the board while a file is on its way');
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(mark).toBeVisible();
  look(undefined);
  await expect(counter.toast('Board vocals.wav is ready.')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('on a phone the mark of an upload lies beside nothing, and leads to it', async ({
  page: first,
  stack,
  guestEmail,
  openContext,
}) => {
  const slot = await freeSlot(first, 'day');
  const id = await new Counter(first, stack).desk.paidBooking(guestEmail, slot, 50_000, { name: NAME });
  const page = await (await openContext(onPhone)).newPage();
  const counter = new Counter(page, stack);
  await counter.desk.signIn();
  await page.goto(`/admin/day?date=${slot.date}`);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await counter.openSheet(slot, NAME);
  await counter.sheet(NAME).getByRole('button', { name: 'Recordings' }).click();
  const recordings = await RecordingsAtDesk.opened(page, id);
  await page.route('**/api/admin/recordings/uploads/*', () => {});
  await recordings.choose([await studioFile('phone.wav', 5)]);
  await recordings.upload('Upload 1 file');
  await expect(recordings.progress('phone.wav')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const mark = page.getByRole('button', { name: '1 file on its way' });
  await expect(mark).toBeInViewport();
  await expectAccessible(page, 'the board on a phone while a file is on its way');
  // Nothing lies over it, nor it over the choice of views.
  await mark.click({ trial: true });
  await page.getByRole('button', { name: 'Now', exact: true }).click({ trial: true });
  await mark.click();
  await RecordingsAtDesk.opened(page, id);
});
