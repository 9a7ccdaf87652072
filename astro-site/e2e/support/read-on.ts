import type { Page } from '@playwright/test';

/** Everything that is read or heard of a page as it stands now, but for what says that it is in another language. */
export const readOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const here = document.documentElement.lang;
    const isForeign = (element: Element | null) =>
      element?.closest('script, style, template, noscript, [translate="no"]') !== null ||
      element.closest('[lang]')?.getAttribute('lang') !== here;
    const read: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!isForeign(parentElement)) read.push((textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) read.push(element.getAttribute(name) ?? '');
    return read.filter(Boolean);
  });
