import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, openPreview, signInToCms } from '../../support/cms.ts';

/** What the content security policy has kept any page of the context from doing. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const kept: string[] = [];
  await context.exposeFunction('noteViolation', (what: string) => void kept.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = (window as unknown as { noteViolation: (what: string) => void }).noteViolation;
      note(`${document.URL}: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  return kept;
}

test('the whole of the CMS works under a policy that trusts no script but its own', async ({
  page,
  context,
  stack,
  request,
  problems,
}) => {
  // Nobody is signed in on the site yet.
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const kept = await watchPolicy(context);
  const answer = await request.get(`${stack.urls.cms}/admin/login`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic';/);
  await signInToCms(page, stack);

  // A list, and the form behind it with the editor for rich text.
  await openForm(page, stack, '/collections/policies');
  await page.locator('.cell-title a').first().click();
  await expect(page.locator('[contenteditable="true"]').first()).toBeVisible();

  // An edit that is saved as a draft, and the preview that shows it.
  await openForm(page, stack, '/globals/faq-page');
  const field = page.getByLabel('Title', { exact: false }).first();
  const before = await field.inputValue();
  const preview = await openPreview(page);
  const words = `Questions at ${Date.now()}`;
  await field.fill(words);
  await expect(preview.getByRole('heading', { name: words })).toBeVisible();
  await field.fill(before);
  await expect(preview.getByRole('heading', { name: before })).toBeVisible();

  // An upload, shown before it is sent and after.
  await openForm(page, stack, '/collections/media/create');
  const square = { width: 600, height: 600, channels: 3, background: '#301040' } as const;
  const name = `square-${Date.now()}.png`;
  const buffer = await sharp({ create: square }).png().toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
  const shown = page.locator('.file-field img, .thumbnail img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  await page.getByLabel('What the picture shows').fill('A square');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/collections\/media\/\d+/);
  await expect(page.locator('.thumbnail img').first()).toHaveJSProperty('complete', true);
  const id = /\/media\/(\d+)/.exec(page.url())?.[1];

  expect(kept).toEqual([]);
  await (await cmsApi(request, stack)).delete(`/media/${id}`);
});

test('a script that was smuggled into a page of the CMS does not run', async ({
  page,
  context,
  stack,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
  // With a ticket that is none the page stays.
  problems.expect(/answer 403: POST .*\/api\/sign-in/);
  const kept = await watchPolicy(context);
  await page.route('**/admin/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</head>',
      '<script>document.title = "taken over"</script></head>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${stack.urls.cms}/admin/login#ticket=none`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(kept.join('\n')).toContain('script-src-elem inline');
  expect(await page.title()).not.toBe('taken over');
});
