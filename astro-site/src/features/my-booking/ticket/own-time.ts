import type { Locale } from 'shared/languages/localized-text.ts';

const tags: Record<Locale, string> = { en: 'en-GB', ko: 'ko-KR', zh: 'zh-CN', ja: 'ja-JP' };

/**
 * A session's start by the clock of the visitor's own time zone, with the name of that zone; null where its clocks show what
 * those in Seoul show.
 *
 * @param timeZone the device's own, where left out
 */
export function ownTime(
  instant: string,
  locale: Locale,
  timeZone?: string,
): { when: string; zone: string } | null {
  const at = new Date(instant);
  const zone = timeZone && { timeZone };
  const clock = (of: { timeZone?: string }) =>
    new Intl.DateTimeFormat('en-GB', { ...of, dateStyle: 'short', timeStyle: 'short' }).format(at);
  if (clock(zone || {}) === clock({ timeZone: 'Asia/Seoul' })) return null;
  const when = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return { when: locale === 'ja' ? widened(when) : when, zone: zoneName(at, tags[locale], zone || {}) };
}

/** "11月26日（木）04:30", as the page writes its other moments: browsers write narrow brackets and a space. */
const widened = (when: string) => when.replace(/\((.+)\)\s*/, '（$1）');

/** "Central European Time", or the zone's city where the browser has no name for it. */
function zoneName(at: Date, tag: string, zone: { timeZone?: string }): string {
  const format = new Intl.DateTimeFormat(tag, { ...zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const city = format.resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return name ?? city ?? '';
}
