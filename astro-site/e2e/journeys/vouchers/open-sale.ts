import type { Locator, Page } from '@playwright/test';
import type { Counter } from '../admin/day/counter.ts';
import type { TestSlot } from '../../support/test-slot.ts';

/** A sale at the counter of a time that is free, with room for a code. */
export async function openSaleWithCode(
  page: Page,
  counter: Counter,
  slot: TestSlot,
  name: string,
): Promise<Locator> {
  await counter.goTo(slot.date);
  await page
    .locator('[data-day-grid]')
    .getByRole('button', { name: new RegExp(`^${slot.time} .+, free: Sell ₩`) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Walk-in at ${slot.time}` });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Drink').selectOption('Lemonade');
  await dialog.getByText('Voucher or gift card').click();
  return dialog;
}
