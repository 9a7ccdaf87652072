import {
  expect,
  type APIRequestContext,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type { StackUnderTest } from './stack.ts';

/** Signs in to the CMS as staff do, in a browser: on the site, which leads back to the page that was wanted. */
export async function signInToCms(
  page: Page,
  { urls, logins }: StackUnderTest,
  { path = '', account = logins.admin } = {},
): Promise<void> {
  await page.goto(`${urls.cms}/admin${path}`);
  await page.waitForURL(`${urls.site}/login**`);
  await page.getByLabel('Username or email').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ origin, pathname }) => origin === urls.cms && pathname === `/admin${path}`, {
    waitUntil: 'networkidle',
  });
}

/** The same without a page: from then on `request` is signed in to the CMS. */
export async function openCmsSession(
  request: APIRequestContext,
  { urls, logins }: StackUnderTest,
): Promise<void> {
  const checked = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    if (answer.status() < 400) return answer;
    throw new Error(`${answer.url()} did not let the tests in: ${await answer.text()}`);
  };
  const atSite = { headers: { origin: urls.site } };
  const { username, password } = logins.admin;
  const away = await checked(await request.get(`${urls.cms}/api/sign-in`, { maxRedirects: 0 }));
  const state = new URL(away.headers()['location'] ?? '').hash.replace('#cms=', '');
  await checked(
    await request.post(`${urls.site}/api/auth/login`, { ...atSite, data: { username, password } }),
  );
  const onward = await checked(await request.post(`${urls.site}/api/auth/cms-tickets`, atSite));
  const ticket = new URL(((await onward.json()) as { url: string }).url).hash.replace('#ticket=', '');
  const data = { ticket, state };
  await checked(await request.post(`${urls.cms}/api/sign-in`, { headers: { origin: urls.cms }, data }));
}

/**
 * Types into a form and waits until it is at rest. It asks the server about what was typed, a moment after the last letter; an
 * answer that comes when it is being saved would bring it back to what it was, and take away why it was refused.
 */
export async function typeUntilAtRest(page: Page, type: () => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  let lastHeardAt = Infinity;
  const begin = (request: Request) => request.headers()['next-action'] !== undefined && open.add(request);
  const end = (request: Request) => {
    if (open.delete(request)) lastHeardAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await type();
  const isAtRest = () => open.size === 0 && Date.now() - lastHeardAt > 1000;
  await expect.poll(isAtRest, 'the form has heard about what was typed').toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Opens a form of the CMS and waits for it: a press before it has hydrated would be lost. */
export const openForm = (page: Page, { urls }: StackUnderTest, path: string) =>
  page.goto(`${urls.cms}/admin${path}`, { waitUntil: 'networkidle' });

/** Opens the live preview beside the form and waits for its page. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator('#live-preview-toggler');
  // Payload remembers for each user whether the preview was open.
  if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click();
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  return preview;
}

/** Types as the first change of a form, again until the form has noticed: what comes before it has hydrated is lost. */
export const typeFirst = (page: Page, field: Locator, value: string) =>
  expect(async () => {
    await field.fill('');
    await field.fill(value);
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled({ timeout: 1000 });
  }).toPass();

/** The CMS without its forms, for a test's preparations and for what forms do not offer, such as twenty publishes at once. */
export async function cmsApi(request: APIRequestContext, stack: StackUnderTest) {
  const { urls, contentApiToken } = stack;
  await openCmsSession(request, stack);
  // The session is in the cookie, which counts only for pages of the CMS itself.
  const headers = { origin: urls.cms };
  const checked = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const api = (path: string) => `${urls.cms}/api${path}`;
  return {
    headers,
    get: async (path: string) => checked(await request.get(api(path), { headers })),
    post: async (path: string, data: object) => checked(await request.post(api(path), { headers, data })),
    patch: async (path: string, data: object) => checked(await request.patch(api(path), { headers, data })),
    delete: async (path: string) => checked(await request.delete(api(path), { headers })),
    /** Publishes fields of a global. */
    publish: async (global: string, data: object) =>
      checked(
        await request.post(api(`/globals/${global}`), { headers, data: { ...data, _status: 'published' } }),
      ),
    /** What the publisher or the booking service are given. */
    content: async (what: 'snapshot' | 'catalogue' | 'version') =>
      checked(
        await request.get(api(`/content/${what}`), {
          headers: { authorization: `Bearer ${contentApiToken}` },
        }),
      ),
  };
}
