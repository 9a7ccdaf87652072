import { randomInt } from 'node:crypto';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect, test } from '../../../fixtures.ts';
import { Till } from '../../../support/till.ts';
import { Counter } from '../day/counter.ts';

/** A day of this test alone: nothing was recorded on it, and it was not signed. */
const ownDay = () => addSeoulDays('2001-01-01', randomInt(6_000));

test('a day is counted, signed and signed once more', async ({ page, stack }) => {
  const till = new Till(page);
  const date = ownDay();
  await new Counter(page, stack).open(date);
  await page.getByRole('link', { name: 'Cash-up' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cash-up · ');
  await expect(till.section('Cash')).toContainText('Taken, 0 payments');
  await till.float.fill('100000');
  await till.counted('Cash').fill('95,000');
  await expect(till.section('Cash')).toContainText('₩5,000 too little');
  await till.reason('Cash').fill('Milk for the kitchen');
  await till.counted('Card terminal').fill('0');
  await till.counted('Transfer').fill('0');
  await till.sign();
  await expect(till.toast('The day is signed.')).toBeVisible();
  const signed = till.signed(stack.logins.admin.username);
  for (const words of ['₩95,000', '₩5,000 too little', 'Milk for the kitchen'])
    await expect(signed.first()).toContainText(words);

  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(till.float).toHaveValue('100,000');
  await till.counted('Cash').fill('100000');
  await page.getByLabel('Why is the day signed once more?').fill('A note was behind the drawer');
  await till.sign();
  await expect(signed.first()).toContainText('Correction 1: A note was behind the drawer');
  await page.getByText('Signed before (1)').click();
  await expect(signed).toHaveCount(2);
});
