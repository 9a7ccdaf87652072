import { readFile } from 'node:fs/promises';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { inDatabase } from '../../../support/in-database.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';

/** In a month that is over. */
const PAID_DAYS_AGO = 40;

const monthName = (date: string) =>
  new Date(date).toLocaleDateString('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });

test('a month that is over is closed, stays as it is, and is saved for the accountant', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  await desk.signIn();
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await inDatabase(
    stack,
    `UPDATE payment_transactions SET at = at - make_interval(days => $2)
      WHERE attempt_id IN (SELECT id FROM payment_attempts WHERE order_id = $1)`,
    [id, PAID_DAYS_AGO],
  );
  await page.goto('/admin/reports');
  await page.getByRole('link', { name: 'Statements for the accountant' }).click();
  const month = page.getByLabel('Month', { exact: true });
  const toBeClosed = month.getByRole('option', { name: '(to be closed)' });
  await expect(month).toBeVisible();

  // Months are closed one after the other; on data that was used before others are closed already.
  while ((await toBeClosed.count()) > 0) {
    const value = String(await toBeClosed.getAttribute('value'));
    const name = monthName(`${value}-01`);
    await month.selectOption(value);
    await page.getByRole('button', { name: 'Close the month' }).click();
    const question = page.getByRole('dialog', { name: `Close ${name}?` });
    await expect(question).toContainText('can never be changed or opened again');
    await question.getByRole('button', { name: 'Close the month' }).click();
    await expect(desk.toast(`${name} is closed`)).toBeVisible();
    await expect(month.locator(`option[value="${value}"]`)).toContainText('(closed, No.');
  }
  const paidOn = addSeoulDays(seoulWallClock(new Date()).date, -PAID_DAYS_AGO).slice(0, 7);
  await month.selectOption(paidOn);
  const statement = page.getByRole('article', { name: monthName(`${paidOn}-01`) });
  await expect(statement).toContainText(/No\. \d+, closed on .+\. It stays as it is\./);
  await expect(page.getByRole('button', { name: 'Close the month' })).toHaveCount(0);
  await expect(statement.getByRole('table', { name: 'How it was paid' })).toContainText('Card, on the site');

  for (const [link, ending, begins] of [
    ['Save as PDF', 'pdf', '%PDF'],
    ['Save for Excel', 'xlsx', 'PK'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await statement.getByRole('link', { name: link }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`statement-${paidOn}.${ending}`);
    expect((await readFile(await download.path(), 'latin1')).startsWith(begins)).toBe(true);
  }
  await statement.getByRole('button', { name: 'Compare with the settlement list' }).click();
  // The provider has the payment in the month in which it was made.
  await expect(desk.toast(/^The settlement list differs in (one movement|\d+ movements)$/)).toBeVisible();
  const differing = statement.getByRole('table', { name: 'What differs in the settlement list' });
  await expect(differing.getByRole('row').filter({ hasText: id })).toContainText('44,000');
  await expect(differing.getByRole('row').filter({ hasText: id })).toContainText('Not settled yet');
});
