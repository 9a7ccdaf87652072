import type { Page } from '@playwright/test';

/** What a toast of the admin area says, in either language. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^(Notifications|알림)$/ }).getByText(text);
