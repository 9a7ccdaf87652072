import { expect, test } from '../fixtures.ts';
import { reports, thisMonth } from '../data/books.ts';
import { signedIn } from '../data/staff.ts';
import { toast } from './toast.ts';

test('the report is read step by step with the keyboard, as tables, and on paper', async ({ page, api }) => {
  signedIn(api, { role: 'super_admin' });
  reports(api);
  await page.goto('/admin/reports');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByText('Agrees with the ledger to the won: ₩1,144,000 received')).toBeVisible();
  await expect(section('Money')).toContainText(/On the site · .*card/);
  await expect(section('What was paid for').getByRole('link', { name: /^Evening: show/ })).toHaveAttribute(
    'href',
    /figure=fee&key=evening/,
  );
  const slider = page.getByRole('slider', { name: 'Money received and given back: look at one step' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^\w+ 1 .*: Money received ₩1,144,000/);
  await expect(page.getByLabel('First day')).toHaveValue(thisMonth().from);
  const table = section('Money')
    .getByRole('row')
    .filter({ hasText: /^\w+ 1 \w+ \d{4}/ });
  await expect(table).toBeHidden();
  await section('Money').getByText('As a table').click();
  await expect(table).toBeVisible();
  await section('Money').getByText('How this is counted').click();
  await expect(section('Money')).toContainText('Money counts on the day on which it moved');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(
    section('Sessions')
      .getByRole('row')
      .filter({ hasText: /^\w+ 1 \w+ \d{4}/ }),
  ).toBeVisible();
});

test('any days, the ones beside them, and in Korean; the Monday mail is switched by the keyboard', async ({
  page,
  api,
}) => {
  signedIn(api, { role: 'super_admin' });
  reports(api);
  api.on('PUT /api/auth/language', { json: {} });
  await page.goto('/admin/reports');
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
  await page.getByRole('button', { name: 'The span after' }).click();
  await expect(page).toHaveURL(/from=2020-03-01&to=2020-03-31$/);
  await expect(page.getByText('Sunday 1 March 2020 – Tuesday 31 March 2020')).toBeVisible();
  const mondayMail = page.getByRole('switch', { name: 'Last week by mail' });
  await expect(mondayMail).toHaveAccessibleDescription('On Mondays at eight, to owner@example.com');
  await mondayMail.press('Space');
  await expect(toast(page, 'The Monday mail is switched on')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Sunday 1 March 2020 – Tuesday 31 March 2020')).toBeVisible();
  await expect(mondayMail).toBeChecked();
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '보고서' })).toBeVisible();
  await expect(
    page.getByText('장부와 1원까지 일치합니다. 받은 금액 ₩1,144,000, 돌려준 금액 ₩44,000.'),
  ).toBeVisible();
});

test('an admin who may not read reports is told who may, and finds no way there', async ({ page, api }) => {
  signedIn(api);
  reports(api);
  await page.goto('/admin/reports');
  await expect(page.getByRole('alert')).toContainText('Reports are for whoever owns the cafe.');
  const navigation = page.getByRole('navigation', { name: 'Admin area' });
  await expect(navigation.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Reports' })).toHaveCount(0);
});
