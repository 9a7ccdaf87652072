import type { Page } from '@playwright/test';

/** Types a code on the payment page, as English has it, and uses it. */
export async function useCode(page: Page, code: string): Promise<void> {
  await page.getByText('I have a voucher or gift card').click();
  await page.getByRole('textbox', { name: 'Voucher or gift card code' }).fill(code);
  await page.getByRole('button', { name: 'Use code' }).click();
}
