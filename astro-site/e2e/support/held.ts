import type { Page } from '@playwright/test';

/** The notice about the session that this tab holds. */
export const heldNotice = (page: Page) =>
  page.getByRole('region', { name: /^You have a session held until \d\d:\d\d KST/ });

/** As when "Back" brings the page back out of the browser's cache, which the test browser does not have. */
export const comeBackFromCache = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
