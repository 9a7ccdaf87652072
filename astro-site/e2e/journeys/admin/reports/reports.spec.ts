import { readFile } from 'node:fs/promises';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';
import { Reports } from './reports.ts';

test('what a guest has paid stands in the report of the day, leads back to their booking, and is saved for a spreadsheet', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await desk.signIn();
  const reports = new Reports(page);
  const today = seoulWallClock(new Date()).date;
  await reports.openOnceCounted(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}$`));

  await test.step('a file of the payments', async () => {
    const files = page.getByRole('region', { name: 'Files for a spreadsheet' });
    await files.getByLabel('What').selectOption('payments');
    await files.getByLabel('Format').selectOption('csv');
    const downloading = page.waitForEvent('download');
    await files.getByRole('button', { name: 'Save the file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`payments-${today}-to-${today}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Moment (Seoul),Booking number,Method,Amount (won)');
    expect(lines.find((line) => line.includes(id))).toMatch(
      new RegExp(`^${today} \\d\\d:\\d\\d,${id},card,44000,`),
    );
    await expect(files.getByRole('status')).toHaveText(/^The file is complete: \d+ rows?\.$/);
  });

  await test.step('the bookings behind a figure', async () => {
    await reports
      .section('What was paid for')
      .getByRole('link', { name: /^Evening: show/ })
      .click();
    await expect(desk.card(id)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the report' }).click();
    await expect(reports.section('Money')).toBeVisible();
  });
});
