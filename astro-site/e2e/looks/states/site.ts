import type { State } from '../state.ts';

/** Pages that tell: every one of them as it is first seen, and what opens on them. */
export const siteStates: readonly State[] = [
  { name: 'the landing page', path: '/' },
  {
    name: 'packages that did not load, and an open answer',
    path: '/',
    given: (api) => api.on('GET /api/addons', { problem: { status: 503, detail: '' } }),
    async reach(page) {
      await page.locator('#packages').scrollIntoViewIfNeeded();
      await page.locator('#packages button').first().waitFor();
      await page.locator('#faq summary').first().click();
    },
    expects: [/answer 503: GET .*\/api\/addons/],
  },
  {
    name: 'a picture in the viewer',
    path: '/',
    async reach(page) {
      await page.locator('.sheet button').nth(5).click();
      await page.locator('[role=dialog] img').first().waitFor();
    },
  },
  {
    name: 'a policy in its dialog',
    path: '/gift-cards',
    async reach(page) {
      await page.locator('[data-policy-slug]').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'the questions', path: '/faq' },
  {
    name: 'an answer that is open',
    path: '/faq',
    reach: (page) => page.locator('summary').nth(3).click(),
  },
  {
    name: 'no question found',
    path: '/faq',
    async reach(page) {
      await page.getByRole('searchbox').fill('no such word anywhere');
      await page.locator('details:visible').first().waitFor({ state: 'hidden' });
    },
  },
  { name: 'the policies', path: '/policies' },
  { name: 'the franchise page', path: '/franchise' },
  { name: 'gift cards', path: '/gift-cards' },
  { name: 'a page that is not there', path: '/nowhere', expects: [/answer 404: GET .*\/nowhere/] },
];
