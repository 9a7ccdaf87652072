import { expect, test } from '../../fixtures.ts';
import { cmsApi, openForm, signInToCms, typeFirst, typeUntilAtRest } from '../../support/cms.ts';

/** What somebody types into Booking rules, and the sentence that stands beside it instead of a publish. */
const refused: [what: string, field: string, typed: string, sentence: string][] = [
  [
    'hours that end before they start',
    '#field-openingHours__closesAt',
    '09:00',
    'The cafe closes at 09:00 but opens at 10:00. Closing must be later than opening.',
  ],
  [
    'prices that overlap',
    '#field-priceBands__0__lastStartAt',
    '13:20',
    'The prices "Morning" (10:00 to 13:20) and "Afternoon" (13:00 to 17:50) overlap. Let each end before the next one starts.',
  ],
  [
    'a gap between prices',
    '#field-priceBands__0__lastStartAt',
    '12:30',
    'Sessions that start at 12:40 have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free.',
  ],
];

test('rules that cannot be sold by are refused in plain sentences, and nothing changes', async ({
  page,
  stack,
  request,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/globals\/booking-rules/);
  const cms = await cmsApi(request, stack);
  const before = await cms.content('catalogue');
  await signInToCms(page, stack);
  for (const [what, field, typed, sentence] of refused) {
    await openForm(page, stack, '/globals/booking-rules');
    await typeUntilAtRest(page, () => typeFirst(page, page.locator(field), typed));
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.locator('.field-error').filter({ hasText: sentence }), what).toBeVisible();
  }
  expect(await cms.content('catalogue')).toEqual(before);
});
