import type { SharedRecordings } from 'shared/recordings/recordings.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Player } from '../../components/player/Player.tsx';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { longDate } from '../../lib/language/dates.ts';
import { sharedTracks } from './listen.ts';
import { ToTheCafe } from './ToTheCafe.tsx';
import { words } from './words/words.ts';

interface SharedProps {
  token: string;
  shared: SharedRecordings;
  cafe: string;
  /** A file does not come any more. */
  onFailed: () => void;
}

/** Who sang where and when, and the record. */
export function Shared({ token, shared, cafe, onFailed }: SharedProps) {
  const last = Math.max(...shared.recordings.map(({ keptUntil }) => Date.parse(keptUntil)));
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <p className="text-soft flex items-center gap-2.5">
          <span aria-hidden="true" className="bg-amber size-2.5 shrink-0 rounded-full" />
          {words.recordedAt(cafe)}
        </p>
        <div className="wrap-anywhere">
          <PageHeading>{shared.name}</PageHeading>
        </div>
        <p className="text-lg">
          <time dateTime={shared.sungOn}>{longDate(shared.sungOn)}</time>
        </p>
      </div>
      <div className="border-line bg-surface grid gap-5 rounded-2xl border p-5 sm:p-8">
        <Player tracks={sharedTracks(token, shared)} name={shared.name} onFailed={onFailed} />
        <p className="text-soft text-sm">{words.until(longDate(seoulWallClock(new Date(last)).date))}</p>
      </div>
      <ToTheCafe cafe={cafe} />
    </div>
  );
}
