import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

const part = (desk: Desk, name: string) =>
  desk.page.locator('dl > div').filter({ has: desk.page.getByText(name, { exact: true }) });

test('one line on the dashboard says how the system is; opened, it names every part', async ({
  page,
  stack,
}) => {
  const desk = new Desk(page, stack);
  await desk.open();
  const line = page.locator('summary').filter({ hasText: /^The system/ });
  await expect(line).toBeVisible();
  // By the keyboard.
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(part(desk, 'Database')).toContainText('running');
  await expect(part(desk, 'Prices and rules from the CMS')).toContainText('running');
  await expect(part(desk, 'Second database server')).toContainText('not set up');
  await expectAccessible(page, 'the dashboard with the system opened');
});

test('what is behind stands in the line', async ({ page, stack }) => {
  await page.route('**/api/admin/system-status', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as { parts: { part: string }[] };
    const parts = status.parts.map((one) =>
      one.part === 'mails' ? { ...one, state: 'late', waiting: 3, behindSeconds: 960 } : one,
    );
    await route.fulfill({ response: answer, json: { ...status, parts } });
  });
  const desk = new Desk(page, stack);
  await desk.open();
  const line = page.locator('summary');
  await expect(line.filter({ hasText: 'The system needs a look: Mails.' })).toBeVisible();
  await line.filter({ hasText: 'The system' }).click();
  await expect(part(desk, 'Mails')).toContainText('behind · 3 waiting, the oldest for 16 min');
});
