import type { PartStatus } from 'shared/system-status/system-status.ts';
import type { SystemStatusTexts } from './system-status-messages.ts';

/** Seconds below two minutes, minutes below two hours, hours from then on. */
function timeIn(seconds: number, texts: SystemStatusTexts): string {
  if (seconds < 120) return texts.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? texts.minutes(minutes) : texts.hours(Math.round(minutes / 60));
}

/** What there is to say of a part beside its state; empty when there is nothing. */
export function partText(
  { part, state, waiting, behindSeconds }: PartStatus,
  texts: SystemStatusTexts,
): string {
  if (state === 'none') return '';
  const time = behindSeconds === null ? null : timeIn(behindSeconds, texts);
  switch (part) {
    case 'database':
      return '';
    case 'catalogue':
      return state === 'away' ? texts.soldAsBefore : '';
    case 'payments':
    case 'mails': {
      if (!waiting || time === null) return '';
      const count = part === 'payments' ? texts.unclear(waiting) : texts.waiting(waiting);
      return `${count}, ${texts.oldest(time)}`;
    }
    case 'copy':
      return time !== null && state === 'late' ? texts.behind(time) : '';
    case 'archive':
      return time === null ? texts.neverArchived : texts.archived(time);
  }
}
