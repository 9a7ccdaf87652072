import type { PublishedBranch } from '../reads/published.ts';

/**
 * The branch that the form begins with: the one that the address asks for (`?branch=hongdae`), else the one that this tab chose
 * before; 0: none, and the form asks.
 */
export function askedBranch(branches: readonly Pick<PublishedBranch, 'id' | 'slug'>[], kept: number): number {
  const asked = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('branch');
  const found = branches.find(({ slug }) => slug === asked) ?? branches.find(({ id }) => id === kept);
  return found?.id ?? 0;
}
