import type { OwnRecordings, OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { cn } from '../../../lib/cn.ts';
import { useNow } from '../../../lib/use-now.ts';
import { smallHeading } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';
import { daysUntil, firstEnd } from './own-tracks.ts';
import { extendRecordings } from './recordings-api.ts';
import { useRecordingsChange } from './use-recordings.ts';

interface KeptProps {
  singer: OwnRecordingsOf;
  keepDays: number;
}

const MINUTE_MS = 60_000;
/** From here on it is time to save them. */
const SOON_DAYS = 7;

/** Until when they are there, and the one way to have them longer. */
export function Kept({ singer, keepDays }: KeptProps) {
  const { recordings: texts, longDate, longMoment, moment } = useWords();
  const { working, refusal, change } = useRecordingsChange();
  const now = useNow(MINUTE_MS);
  const until = firstEnd(singer);
  if (until === null) return null;
  const { date, time } = seoulWallClock(new Date(until));
  const days = daysUntil(until, now);
  const { bookingId } = singer;
  const endIn = ({ singers }: OwnRecordings) => {
    const own = singers.find((other) => other.bookingId === bookingId);
    return (own && firstEnd(own)) ?? until;
  };
  const extend = () =>
    change({
      ask: () => extendRecordings(bookingId),
      said: (next) => texts.extendDone(longMoment(endIn(next))),
    });
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-soft text-sm">
          {singer.recordings.length === 1 ? texts.keptUntilOne : texts.keptUntil}
        </p>
        <p className={cn('display text-2xl', smallHeading)}>
          <time dateTime={until}>{longDate(date)}</time>
        </p>
        <p className={cn('figures font-bold', days <= SOON_DAYS && 'text-amber')}>
          {time}&nbsp;KST · {texts.daysLeft(days)}
        </p>
        <p className="text-soft">{texts.saveBefore}</p>
      </div>
      {singer.mayExtend && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" pending={working} onClick={() => void extend()}>
            {working ? texts.extending : texts.extend(keepDays)}
          </Button>
          <span className="text-soft text-sm">{texts.extendOnce}</span>
        </div>
      )}
      {singer.extendedAt && <p className="text-soft">{texts.extended(moment(singer.extendedAt))}</p>}
      <FieldMessage isAlert>{refusal}</FieldMessage>
    </div>
  );
}
