import { readFile } from 'node:fs/promises';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';
import { Reports } from '../reports/reports.ts';

test('payments of the day are saved for a spreadsheet, with the keyboard alone', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await desk.open(guestEmail);
  const reports = new Reports(page);
  await reports.open();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  const today = seoulWallClock(new Date()).date;
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}$`));

  const files = page.getByRole('region', { name: 'Files for a spreadsheet' });
  await files.getByLabel('What').selectOption('payments');
  await files.getByLabel('Format').selectOption('csv');
  const downloading = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Save the file' }).focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`payments-${today}-to-${today}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Moment (Seoul),Booking number,Method,Amount (won)');
  expect(lines.find((line) => line.includes(id))).toMatch(
    new RegExp(`^${today} \\d\\d:\\d\\d,${id},card,44000,`),
  );
  const complete = /^The file is complete: \d+ rows?\.$/;
  await expect(files.getByRole('status')).toHaveText(complete);
  await expectAccessible(page, 'a file that was saved');
});
