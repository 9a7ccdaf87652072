import { replaceEqualDeep } from '@tanstack/query-core';
import { createProxy, isChanged } from 'proxy-compare';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';

interface Kept<Page> {
  page: Page;
  /** What it was made from, and what of that it has read. */
  snapshot: ContentSnapshot;
  read: WeakMap<object, unknown>;
}

/**
 * Renders what a publish has changed. Each page notes which texts, prices and pictures it reads while it is made; as long as these
 * are the same, it would come out as it is. A Korean answer so costs one page, however many languages the site speaks.
 *
 * @param render makes a page from content alone: the same content, the same page
 */
export function keepUnchanged<Page>(render: (path: string, snapshot: ContentSnapshot) => Promise<Page>) {
  const kept = new Map<string, Kept<Page>>();
  let last: ContentSnapshot | undefined;

  async function page(path: string, snapshot: ContentSnapshot): Promise<Page> {
    const before = kept.get(path);
    if (before && !isChanged(before.snapshot, snapshot, before.read, new WeakMap())) return before.page;
    const read = new WeakMap<object, unknown>();
    const made = await render(path, createProxy(snapshot, read, new WeakMap()));
    kept.set(path, { page: made, snapshot, read });
    return made;
  }

  /** All pages of one snapshot. @throws Error when any page fails. */
  return (paths: readonly string[], published: ContentSnapshot): Promise<Page[]> => {
    // What is equal becomes the same, so that looking at a list without its entries is no reason to render again.
    const snapshot = last ? replaceEqualDeep(last, published) : published;
    last = snapshot;
    return Promise.all(paths.map((path) => page(path, snapshot)));
  };
}
