import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { mediaPath } from '../../src/lib/media-path.ts';
import type { ContentClient } from './content-client.ts';
import type { Pool } from './pool.ts';

/** How many files are fetched from the CMS at once. */
const PARALLEL = 6;

/**
 * Brings every uploaded file of the snapshot into the pool; those that are there already are not fetched again.
 *
 * @returns the files' names in the pool.
 */
export async function fetchMedia(
  snapshot: ContentSnapshot,
  cms: ContentClient,
  pool: Pool,
): Promise<string[]> {
  const urls = [
    ...new Set(snapshot.media.flatMap((item) => [item.url, ...item.sizes.map((size) => size.url)])),
  ];
  const names = new Map(urls.map((url) => [url, mediaPath(url).slice(1)]));
  const queue = urls.filter((url) => !pool.has(names.get(url) ?? ''));
  const worker = async () => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const wanted = url;
      await pool.add(names.get(wanted) ?? '', () => cms.media(wanted));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return [...names.values()];
}
