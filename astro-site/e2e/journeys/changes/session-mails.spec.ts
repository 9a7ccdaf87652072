import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, signInToCms, typeFirst, typeUntilAtRest } from '../../support/cms.ts';

test('staff say in the CMS how long before a session its reminder goes, and what it says', async ({
  page,
  stack,
  request,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/globals\/session-mails/);
  // Nobody is signed in on the site yet.
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const cms = await cmsApi(request, stack);
  const published = async () => (await cms.content('catalogue'))['sessionMails'];
  const before = await published();
  const { reminder } = await cms.get('/globals/session-mails?locale=en');
  const hours = page.locator('#field-reminder__hoursBefore');
  const text = page.locator('#field-reminder__text');
  const publish = page.getByRole('button', { name: 'Publish changes' });

  await signInToCms(page, stack);
  await openForm(page, stack, '/globals/session-mails');
  // The form opens at the tab that somebody looked at last.
  await page.getByRole('button', { name: 'Before the session' }).click();
  await typeUntilAtRest(page, () => typeFirst(page, hours, '100'));
  await publish.click();
  const sentence = 'The time before the session must be a whole number from 1 to 72.';
  await expect(page.locator('.field-error').filter({ hasText: sentence })).toBeVisible();
  expect(await published()).toEqual(before);

  try {
    await typeUntilAtRest(page, async () => {
      await hours.fill('36');
      await text.fill('Come {cafeMinutes} minutes early.');
    });
    await publish.click();
    await expect.poll(published).toMatchObject({
      reminder: { isOn: true, hoursBefore: 36, text: { en: 'Come 30 minutes early.' } },
      followUp: { isOn: false },
    });
  } finally {
    await cms.publish('session-mails', { reminder });
  }
  expect(await published()).toEqual(before);
});
