import { playing } from '../../support/heard.ts';
import { listenToken, sendsFiles, sharedRecordings } from '../data/own-recordings.ts';
import { expect, test } from '../fixtures.ts';

test('a friend hears the recording and can save nothing; once it is withdrawn the page says so', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  api.on('GET /api/listen/:token', { json: sharedRecordings() });
  await sendsFiles(page);
  const main = page.getByRole('main');
  await page.goto(`/listen#${listenToken}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Test' })).toBeVisible();
  await expect(main).toContainText(/Recorded at .+, Seoul/);
  await page.getByRole('button', { name: 'Play: Vocals' }).click();
  await expect.poll(async () => (await playing(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.1);
  await expect(main.getByRole('link', { name: /save|download/i })).toHaveCount(0);

  api.on('GET /api/listen/:token', { problem: { status: 404, type: 'not-found', detail: '' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The record has stopped' })).toBeFocused();
  await expect(main.getByRole('link', { name: /^See / })).toHaveAttribute('href', '/');
});

test('a friend is offered the page in the language of their browser', async ({ openContext }) => {
  const page = await (await openContext({ locale: 'zh-CN' })).newPage();
  await page.goto('/listen');
  await page.getByRole('link', { name: '查看中文版' }).click();
  await expect(page).toHaveURL('/zh/listen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an answer that does not come is asked for again', async ({ page, api, problems }) => {
  problems.expect(/request failed: GET .*\/api\/listen\//);
  api.on('GET /api/listen/:token', { json: sharedRecordings() });
  await page.route('**/api/listen/*', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(`/listen#${listenToken}`);
  await expect(page.getByRole('heading', { name: 'The recording does not come' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Play: Vocals' })).toBeVisible();
});
