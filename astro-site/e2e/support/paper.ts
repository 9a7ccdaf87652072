import { expect, type Page } from '@playwright/test';

/** Presses the button that prints, and looks at what would come out: how many pages of A4, and the words on them. */
export async function printedPaper(page: Page): Promise<{ pages: number; text: string }> {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('[data-print-sheet]')).toBeAttached();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: 'screen' });
  return { pages: (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length, text };
}
