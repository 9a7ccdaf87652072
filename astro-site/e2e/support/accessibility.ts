import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What has passed is not asked for, nor are style sheets fetched once more: half the time.
  resultTypes: ['violations'],
  preload: false,
  // The only frame of the product shows mails and lets no script run: axe would wait for it for ever.
  iframes: false,
} satisfies axe.RunOptions;

/**
 * No violation of WCAG 2.2 A and AA on the page as it stands, movements finished. axe runs in the page itself: its package
 * for Playwright opens a page more for each look, which takes five times as long.
 * @param within the part that has changed, where the rest has been looked at before. Without it, the dialog that is open, or the list
 * of choices: what lies behind it nobody can reach; or all of the page.
 * @param colours whether to work out contrasts as well, which takes as long as all the rest.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { within, colours = true }: { within?: string; colours?: boolean } = {},
): Promise<void> {
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      // One that is held back, or goes with the scrolling, never finishes.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    for (const animation of finite) animation.finish();
  });
  const part = within ?? (await openPart(page));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ include, how }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include }, how);
      // The rule looks for whole words. Where words are written without spaces, "1" is a part of "12月1日".
      const hasNoSpaces = /^(ko|zh|ja)/.test(document.documentElement.lang);
      const isInItsName = (target: unknown) => {
        const element = document.querySelector(String(target));
        const seen = element?.textContent.trim();
        return seen !== undefined && seen !== '' && element?.ariaLabel?.includes(seen);
      };
      return violations
        .map(({ id, help, nodes }) => ({
          id,
          help,
          at: nodes
            .filter(({ target }) => {
              const isLabel = id === 'label-content-name-mismatch';
              return !(isLabel && hasNoSpaces && isInItsName(target[0]));
            })
            .map(({ html }) => html.slice(0, 160)),
        }))
        .filter(({ at }) => at.length > 0);
    },
    { include: part, how: { ...options, rules: { 'color-contrast': { enabled: colours } } } },
  );
  expect(found, `accessibility: ${state}`).toEqual([]);
}

async function openPart(page: Page): Promise<string> {
  if ((await page.getByRole('dialog').count()) > 0) return '[role=dialog], dialog[open]';
  // A list that hides all else meanwhile.
  const hidesAllElse = (await page.locator('[data-aria-hidden="true"]').count()) > 0;
  return hidesAllElse && (await page.getByRole('listbox').count()) > 0 ? '[role=listbox]' : 'html';
}
