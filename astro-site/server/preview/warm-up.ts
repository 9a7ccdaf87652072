import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { othersFirst } from '../others-first.ts';
import type { ContentClient } from '../publisher/content-client.ts';
import type { PageRenderer } from '../publisher/render-site.ts';

const RETRY_MS = 2_000;

/**
 * Renders the published landing page once and throws it away. The first render of a process loads the whole site, and the
 * first read of the CMS its content; the CMS shows a frame only once it has loaded, so until then staff saw nothing.
 * Tries again while the CMS is still starting. Never throws.
 */
export async function warmUp(
  { cms, renderPage, log }: { cms: ContentClient; renderPage: PageRenderer; log: Log },
  signal: AbortSignal,
): Promise<void> {
  await othersFirst(signal);
  while (!signal.aborted) {
    try {
      await renderPage('/', await cms.snapshot());
      return log.info('Ready for the first preview');
    } catch {
      await setTimeout(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
