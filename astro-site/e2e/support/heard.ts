import type { Page } from '@playwright/test';

/** What is heard at this moment. */
export const playing = (page: Page) =>
  page
    .locator('audio')
    .evaluateAll((all) =>
      (all as HTMLAudioElement[])
        .filter(({ paused }) => !paused)
        .map(({ currentTime, src }) => ({ currentTime, src })),
    );
