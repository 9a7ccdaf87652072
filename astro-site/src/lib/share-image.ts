import type { Media } from 'shared/content/snapshot.ts';
import { mediaPath } from './media-path.ts';

/** The picture that stands for the site where a page is shared, with its full address; null when staff chose none. */
export function shareImage({ snapshot, settings }: App.Locals): { url: string; alt: Media['alt'] } | null {
  const media = snapshot.media.find((item) => item.id === snapshot.settings.shareMediaId);
  return media ? { url: settings.siteOrigin + mediaPath(media.url), alt: media.alt } : null;
}
