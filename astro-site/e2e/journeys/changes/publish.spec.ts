import { expect, test } from '../../fixtures.ts';
import { openForm, openPreview, signInToCms } from '../../support/cms.ts';
import { Wizard } from '../../support/wizard.ts';

const heading = 'Text under the title';

test('staff see a draft beside the form, guests once it is published; a page that was open before books as ever', async ({
  page,
  context,
  stack,
  request,
  problems,
}) => {
  // Nobody is signed in on the site yet.
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const loads: string[] = [];
  page.on('request', (sent) => {
    // The way round by the CMS, which lets staff in, is part of one load.
    const begins = sent.isNavigationRequest() && sent.redirectedFrom() === null;
    if (begins && sent.url().startsWith(stack.urls.preview)) loads.push(sent.url());
  });
  const guest = await context.newPage();
  await guest.goto('/');
  await page.bringToFront();
  await signInToCms(page, stack);
  await openForm(page, stack, '/globals/landing-page');

  const field = page.getByLabel(heading, { exact: false });
  const before = await field.inputValue();
  const words = `Sing what you came for, said take ${Date.now()}.`;
  const preview = await openPreview(page);
  await expect(page.locator('#live-preview-iframe')).toHaveCSS('opacity', '1');
  expect(loads, 'the first load is not broken off by a second one').toHaveLength(1);

  // The form saves what is typed as a draft by itself.
  await field.fill(words);
  await expect(preview.getByText(words)).toBeVisible();
  expect(await (await request.get('/')).text()).not.toContain(words);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await request.get('/')).text()).toContain(words);
  // Opened before, it loads its parts from the release after.
  await guest.bringToFront();
  const wizard = new Wizard(guest);
  await wizard.comeNear();
  await wizard.choose('direct');
  await wizard.daysAreOpen();
  await expect(guest.getByText(words)).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText(words)).toBeVisible();
  // A tab in the background sleeps, and the form with it.
  await guest.close();
  await page.bringToFront();

  await field.fill(before);
  await expect(preview.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(async () => (await request.get('/')).text()).not.toContain(words);
});
