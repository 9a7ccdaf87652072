import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { StackUnderTest } from './stack.ts';

/** Signs in to the CMS as staff do, in a browser. */
export async function signInToCms(page: Page, stack: StackUnderTest): Promise<void> {
  const { logins } = stack;
  await openForm(page, stack, '/login');
  await page.getByLabel('Email').fill(logins.cms.email);
  await page.locator('input[name="password"]').fill(logins.cms.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Opens a form of the CMS. Idle: a press before it has woken up would be lost. */
export const openForm = (page: Page, { urls }: StackUnderTest, path: string) =>
  page.goto(`${urls.cms}/admin${path}`, { waitUntil: 'networkidle' });

/** Types as the first change of a form, again until the form has noticed: what comes before it has woken up is lost. */
export const typeFirst = (page: Page, field: Locator, value: string) =>
  expect(async () => {
    await field.fill('');
    await field.fill(value);
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled({ timeout: 1000 });
  }).toPass();

/** The CMS without its forms, for a test's preparations and for what forms do not offer, such as twenty publishes at once. */
export async function cmsApi(request: APIRequestContext, { urls, logins, contentApiToken }: StackUnderTest) {
  const login = await request.post(`${urls.cms}/api/users/login`, { data: logins.cms });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `JWT ${token}` };
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
