import { expect, test } from '../fixtures.ts';

/** The add-ons (docs/product.md), as the packages section shows them once they have loaded. */
const addOns: [name: string, price: string, says: RegExp][] = [
  ['Full Track Mixing', '₩100,000', /3-5 business days/],
  ['Recording Video (Raw)', '₩50,000', /uncut footage/],
  ['Recording Video (Edited)', '₩100,000', /cut to the song/],
  ['LP Record Production', '₩300,000', /mixing included.*2-3 weeks, shipped within 2-3 weeks after that/],
  ['Global Distribution', '₩1,300,000', /worldwide.*70 years/],
  ['Billboard Marketing Package', 'by quote', /custom quote/],
];

test('the packages show every add-on with its price, in the order of their numbers', async ({ page }) => {
  await page.goto('/');
  await page.locator('#packages').scrollIntoViewIfNeeded();
  const strips = page.locator('[data-add-ons] li');
  await expect(strips).toHaveCount(addOns.length);
  for (const [index, [name, price, says]] of addOns.entries()) {
    const strip = strips.nth(index);
    await expect(strip.getByRole('heading')).toHaveText(name);
    await expect(strip).toContainText(price);
    await expect(strip).toContainText(says);
  }
});
