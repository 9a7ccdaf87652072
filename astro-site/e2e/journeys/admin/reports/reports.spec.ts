import { seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { cutOff, scrollsSideways, tooSmall } from '../../../support/fit.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { atWidths, deviceWidths } from '../../../support/viewports.ts';
import { Desk } from '../desk.ts';
import { signedInAs } from '../signed-in-as.ts';
import { Reports } from './reports.ts';

test('what somebody has paid stands in the report of the day, and leads back to their booking', async ({
  page,
  stack,
  guestEmail,
}) => {
  const desk = new Desk(page, stack);
  const id = await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await desk.open(guestEmail);
  await page.getByRole('link', { name: 'Reports' }).click();
  const reports = new Reports(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(page).toHaveURL(/from=(\d{4}-\d{2}-\d{2})&to=\1$/);
  await reports.untilCounted();
  await expect(reports.section('Money')).toContainText(/On the site · .*card/);
  const evening = reports.section('What was paid for').getByRole('link', { name: /^Evening: show/ });

  await evening.click();
  await expect(
    page.getByText(/Shown are only bookings with: Session fees, evening · in the report of/),
  ).toBeVisible();
  await expect(desk.card(id)).toBeVisible();
  await expectAccessible(page, 'bookings behind a figure');
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(reports.section('Money')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the report can be read at every width, heard and printed', async ({ page, stack, guestEmail }) => {
  const desk = new Desk(page, stack);
  await desk.paidBooking(guestEmail, await freeSlot(page, 'evening'), 44_000);
  await desk.signIn();
  const reports = new Reports(page);
  await reports.open();
  // Without money there is no picture of it.
  await reports.untilCounted();
  await atWidths(page, deviceWidths, async (width) => {
    await expectAccessible(page, `report, ${width} px`);
    expect(await scrollsSideways(page), `${width} px`).toBe(false);
    expect(await tooSmall(page), `${width} px`).toEqual([]);
    expect(await cutOff(page), `${width} px`).toEqual([]);
  });

  const slider = page.getByRole('slider', { name: 'Money received and given back: look at one step' });
  await slider.focus();
  await page.keyboard.press('Home');
  const firstOfMonth = `${seoulWallClock(new Date()).date.slice(0, 7)}-01`;
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^\\w+ 1 .*: Money received ₩`));
  await expect(page.getByLabel('First day')).toHaveValue(firstOfMonth);
  const money = reports.section('Money');
  await money.getByText('As a table').click();
  await expect(money.getByRole('row').filter({ hasText: /^\w+ 1 \w+ \d{4}/ })).toBeVisible();
  await money.getByText('How this is counted').click();
  await expect(money).toContainText('Money counts on the day on which it moved');
  await atWidths(page, deviceWidths, async (width) => {
    await expectAccessible(page, `report with its tables, ${width} px`);
    expect(await scrollsSideways(page), `${width} px`).toBe(false);
  });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(
    reports
      .section('Sessions')
      .getByRole('row')
      .filter({ hasText: /^\w+ 1 \w+ \d{4}/ }),
  ).toBeVisible();
  await expectAccessible(page, 'report on paper');
});

test('any days, the ones beside them, and in Korean', async ({ page: first, stack, openContext }) => {
  // The language is kept with the account: others are at work with the one that is there.
  const page = await signedInAs('super_admin', first, stack, openContext);
  const reports = new Reports(page);
  await reports.open();
  await page.getByLabel('First day').fill('2020-02-01');
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByRole('button', { name: 'Show these days' })).toBeDisabled();
  await page.getByLabel('Last day').fill('2020-02-29');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page.getByText('beside Wednesday 1 January 2020 – Friday 31 January 2020')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Month', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Agrees with the ledger to the won: ₩0 taken, ₩0 given back.')).toBeVisible();
  await page.getByRole('button', { name: 'The span after' }).click();
  await expect(page.getByText('Sunday 1 March 2020 – Tuesday 31 March 2020')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sunday 1 March 2020 – Tuesday 31 March 2020')).toBeVisible();
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '보고서' })).toBeVisible();
  await expect(page.getByText('장부와 1원까지 일치합니다. 받은 금액 ₩0, 돌려준 금액 ₩0.')).toBeVisible();
  await expectAccessible(page, 'report in Korean');
});

test('the owner switches the Monday mail on and off', async ({ page: first, stack, openContext }) => {
  const page = await signedInAs('super_admin', first, stack, openContext);
  const desk = new Desk(page, stack);
  await new Reports(page).open();
  const mondayMail = page.getByRole('switch', { name: 'Last week by mail' });
  await expect(mondayMail).not.toBeChecked();
  await expect(mondayMail).toHaveAccessibleDescription(/^On Mondays at eight, to .+@/);
  await mondayMail.press('Space');
  await expect(desk.toast('The Monday mail is switched on')).toBeVisible();
  await expectAccessible(page, 'reports with the Monday mail');
  await page.reload();
  await expect(mondayMail).toBeChecked();
  await mondayMail.press('Space');
  await expect(desk.toast('The Monday mail is switched off')).toBeVisible();
  await expect(mondayMail).not.toBeChecked();
});

test('an admin who may not read reports is told who may, and finds no way there', async ({
  page,
  stack,
  openContext,
}) => {
  const other = await signedInAs('admin', page, stack, openContext);
  const navigation = other.getByRole('navigation', { name: 'Admin area' });
  await expect(navigation.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  await other.goto('/admin/reports');
  await expect(other.getByRole('alert')).toContainText('Reports are for whoever owns the cafe.');
});
