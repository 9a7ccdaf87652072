import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
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

const en = {
  unknown: {
    label: 'Site not reached',
    sentence:
      'The publisher does not answer. The site keeps showing its last release; changes go live once it is back.',
  },
  live: { label: 'Live', sentence: 'Everything that is published is live on the site.' },
  failed: {
    label: 'Not live',
    sentence: (reason: string) =>
      `The last change is not live; the site shows the release before it. Reason: ${reason}`,
  },
  goingLive: { label: 'Going live…', sentence: 'Your change is on its way to the site.' },
};

const ko: typeof en = {
  unknown: {
    label: '사이트 연결 안 됨',
    sentence:
      '사이트를 만드는 서버가 응답하지 않습니다. 사이트는 마지막 내용을 계속 보여 주고, 서버가 돌아오면 변경 사항이 반영됩니다.',
  },
  live: { label: '반영됨', sentence: '게시한 내용이 모두 사이트에 반영되었습니다.' },
  failed: {
    label: '반영 안 됨',
    sentence: (reason) => `마지막 변경이 반영되지 않아 사이트는 그 전 내용을 보여 줍니다. 이유: ${reason}`,
  },
  goingLive: { label: '반영하는 중…', sentence: '변경한 내용을 사이트에 반영하고 있습니다.' },
};

const texts: Record<StaffLanguage, typeof en> = { en, ko };

/** `publisher` is null when it does not answer. */
export function siteStatus(
  contentVersion: number,
  publisher: PublisherState | null,
  language: StaffLanguage = 'en',
): SiteStatus {
  const { unknown, live, failed, goingLive } = texts[language];
  if (!publisher) return { state: 'unknown', ...unknown };
  if (publisher.live && publisher.live.version >= contentVersion) return { state: 'live', ...live };
  if (publisher.failure)
    return { state: 'failed', label: failed.label, sentence: failed.sentence(publisher.failure.error) };
  return { state: 'going-live', ...goingLive };
}
