import type { GalleryItem } from 'shared/content/gallery.ts';

/** The order of the viewer: the contact sheet's pictures, then those that move. Both sides count with it. */
export function inViewerOrder(items: readonly GalleryItem[]): GalleryItem[] {
  return [...items.filter((item) => !item.animated), ...items.filter((item) => item.animated)];
}
