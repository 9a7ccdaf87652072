import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** A phone with touch; its card window takes over the page instead of lying above it. */
export const onPhone = { ...phone, viewport: { width: 360, height: 740 } };
