import type { Page } from '@playwright/test';

/** Whether the page is wider than the window. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Elements that stick out of the window to a side. `words`: those with words of their own, unless they lie in a box that
 * scrolls; `boxes`: every element, also in what scrolls, such as a dialog. Neither counts a strip that is made to be
 * scrolled sideways (`data-strip`).
 */
export const sticksOut = (page: Page, what: 'words' | 'boxes') =>
  page.evaluate((asked) => {
    const width = document.documentElement.clientWidth;
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const scrollsItself = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('svg, [aria-hidden="true"], .sr-only, [data-strip] *'))
      .filter((element) => asked === 'boxes' || hasWords(element))
      .filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > width + 1 || left < -1);
      })
      .filter((element) => asked === 'boxes' || !scrollsItself(element))
      .map((element) => element.outerHTML.slice(0, 140));
  }, what);

/** Text whose box hides the end of it. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, label')]
      .filter((element) => getComputedStyle(element).overflowY === 'hidden' && element.checkVisibility())
      // Text for screen readers alone is clipped on purpose.
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.scrollHeight > element.clientHeight + 2)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** What one can press and is smaller than 24 pixels in a direction, but for links in a sentence. */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.matches('p, li, dd, td');
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= 2 && !inSentence(element) && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });
