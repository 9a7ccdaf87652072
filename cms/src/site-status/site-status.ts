import * as z from 'zod';

/** What the publisher tells of itself at `/healthz`; only what is shown to staff. */
export const publisherStateSchema = z.object({
  live: z.object({ version: z.int(), publishedAt: z.string() }).nullable(),
  failure: z.object({ error: z.string() }).nullable(),
});
export type PublisherState = z.infer<typeof publisherStateSchema>;

/** Whether what is published in the CMS is what visitors see. */
export interface SiteStatus {
  state: 'live' | 'going-live' | 'failed' | 'unknown';
  /** One or two words for the header. */
  label: string;
  /** A sentence for the dashboard. */
  sentence: string;
}

/** `publisher` is null when it does not answer. */
export function siteStatus(contentVersion: number, publisher: PublisherState | null): SiteStatus {
  if (!publisher) {
    return {
      state: 'unknown',
      label: 'Site not reached',
      sentence:
        'The publisher does not answer. The site keeps showing its last release; changes go live once it is back.',
    };
  }
  if (publisher.live && publisher.live.version >= contentVersion) {
    return { state: 'live', label: 'Live', sentence: 'Everything that is published is live on the site.' };
  }
  if (publisher.failure) {
    return {
      state: 'failed',
      label: 'Not live',
      sentence: `The last change is not live; the site shows the release before it. Reason: ${publisher.failure.error}`,
    };
  }
  return { state: 'going-live', label: 'Going live…', sentence: 'Your change is on its way to the site.' };
}
