import type { Page } from '@playwright/test';
import { Wizard } from '../../support/wizard.ts';
import { deviceWidths, windowOf } from '../../support/viewports.ts';
import { holdInTab, ofOne, refused, successAddress, takesPayments, who } from '../data/payment.ts';
import { openSlot } from '../data/slot.ts';
import { expect, test } from '../fixtures.ts';

/** Headings that the toast lies over, by their words. */
const coveredHeadings = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toasts] [data-variant]')?.getBoundingClientRect();
    if (!toast) return ['there is no toast'];
    const words = document.createRange();
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter((heading) => {
        words.selectNodeContents(heading);
        return [...words.getClientRects()].some(
          (line) =>
            line.bottom > toast.top &&
            line.top < toast.bottom &&
            line.right > toast.left &&
            line.left < toast.right,
        );
      })
      .map((heading) => heading.textContent);
  });

for (const width of deviceWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: windowOf(width) });

    test('"Booking Confirmed!" lies over no heading of the paid page', async ({ page, api }) => {
      const ordered = ofOne();
      takesPayments(api, ordered);
      await holdInTab(page, ordered);
      await page.goto(successAddress(ordered));
      await expect(new Wizard(page).toast).toContainText('Booking Confirmed!');
      expect(await coveredHeadings(page)).toEqual([]);
    });

    test('"Booking Failed" lies over no heading of the landing page', async ({ page, api, problems }) => {
      problems.expect(/answer 429: POST .*\/api\/bookings/);
      api.on('POST /api/bookings', refused('too-many-requests'));
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.fillDirect(openSlot(), who);
      await wizard.submit();
      await expect(wizard.toast).toContainText('Booking Failed');
      expect(await coveredHeadings(page)).toEqual([]);
    });
  });
}
