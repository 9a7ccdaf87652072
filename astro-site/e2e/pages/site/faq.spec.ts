import { expect, test } from '../fixtures.ts';

test('typing filters the questions and says how many are left', async ({ page }) => {
  await page.goto('/faq');
  const all = await page.locator('details').count();
  await page.getByLabel('Search the questions').fill('youtube');
  const left = await page.locator('details:visible').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await expect(page.getByRole('status')).toHaveText(`${left} of ${all} questions`);
  await page.getByLabel('Search the questions').fill('no such word anywhere');
  await expect(page.getByText('No question matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.locator('details:visible')).toHaveCount(all);
  await expect(page.getByLabel('Search the questions')).toBeFocused();
});

test('one answer is open at a time; a click on the open one closes it', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('summary').nth(2).click();
  await page.locator('summary').nth(5).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.locator('summary').nth(5).click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the language has its own address, and its links stay in it', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: '한국어' }).click();
  await page.waitForURL('/ko/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('자주 묻는 질문');
  await page.goto('/ko');
  await page.locator('#faq').getByRole('link').locator('visible=true').click();
  await page.waitForURL('/ko/faq');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('/faq');
});
