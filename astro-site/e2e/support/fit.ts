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
    /** It lies beside a box that shows nothing outside itself, as the pictures before and after the one in the viewer do. */
    const isClippedAway = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(box).overflowX)) continue;
        const clip = box.getBoundingClientRect();
        if (clip.left >= 0 && clip.right <= width && (right <= clip.left || left >= clip.right)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !isClippedAway(element))
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

/**
 * What one can press and is smaller than 24 pixels in a direction, but for links in a sentence. A control that is stretched over
 * its card, by an `::after` that lies over it, is as large as that; a box to tick is as large as the label around it.
 */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => {
      const label = element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const over = getComputedStyle(element, '::after');
      if (over.content === 'none' || over.position !== 'absolute') return { width, height };
      return {
        width: Math.max(width, Number.parseFloat(over.width)),
        height: Math.max(height, Number.parseFloat(over.height)),
      };
    };
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.matches('p, li, dd, td');
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { width, height } = sizeOf(element);
        return width >= 2 && !inSentence(element) && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });

/**
 * Words and amounts that begin on one line and end on the next: "Frequentl/y", "₩40,00/0". A word may break at a hyphen or a
 * slash, and where the text says so (`<wbr>`, soft hyphen); Korean, Chinese and Japanese text breaks between characters, so
 * there only figures and Latin words count. Where guests' texts stand (`wrap-anywhere`) only amounts count.
 */
export const brokenInside = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, style, svg, .sr-only, a[href^="mailto:"]')) continue;
      for (const word of (node.textContent ?? '').matchAll(
        /[₩$]?[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,:'’]*/gu,
      )) {
        if (parent.closest('.wrap-anywhere') && !word[0].startsWith('₩')) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1)
          broken.push(`${word[0]} in <${parent.localName}> ${parent.className.slice(0, 60)}`);
      }
    }
    return broken;
  });
