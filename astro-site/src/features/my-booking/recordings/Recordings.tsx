import { lazy, Suspense, useMemo } from 'react';
import type { OwnRecordings } from 'shared/recordings/recordings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { namesOf } from '../parts/abilities.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';
import { stillToCome } from './own-tracks.ts';
import { RecordingsContext, useRecordings } from './use-recordings.ts';

/** The player and all around it come with the first recording. */
const SingerRecordings = lazy(() => import('./SingerRecordings.tsx'));

const MINUTE_MS = 60_000;

/** What was recorded: the first thing on the page once it is there, nothing before anybody has sung. */
export function Recordings() {
  const { recordings: texts } = useWords();
  const { view } = useOpenBooking();
  const { known, isFailed, refresh, show } = useRecordings();
  const open = useMemo(() => ({ refresh, show }), [refresh, show]);
  const waiting = stillToCome(view, known?.singers ?? [], useNow(MINUTE_MS));
  const hasAny = known !== undefined && known.singers.length > 0;
  if (!hasAny && waiting.length === 0) return null;
  return (
    <div className="mt-8">
      <Part heading={known && countOf(known) === 1 ? texts.headingOne : texts.heading}>
        <RecordingsContext value={open}>
          {hasAny && (
            <Suspense fallback={<Loading />}>
              <div className="grid gap-8">
                {known.singers.map((singer) => (
                  <SingerRecordings
                    key={singer.bookingId}
                    singer={singer}
                    keepDays={known.keepDays}
                    isOneOfSeveral={view.singers.length > 1}
                  />
                ))}
              </div>
            </Suspense>
          )}
          {known && waiting.length > 0 && (
            <p className="text-soft max-w-prose wrap-anywhere">
              {hasAny ? texts.comingFor(namesOf(waiting)) : texts.coming}
            </p>
          )}
          {!known && !isFailed && <Loading />}
          {!known && isFailed && <Failed onAgain={() => void refresh()} />}
        </RecordingsContext>
      </Part>
    </div>
  );
}

const countOf = ({ singers }: OwnRecordings) =>
  singers.reduce((count, { recordings }) => count + recordings.length, 0);

function Loading() {
  const { recordings: texts } = useWords();
  return (
    <p role="status" className="text-soft flex items-center gap-3">
      <Spinner /> {texts.loading}
    </p>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const { recordings: texts, changes } = useWords();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{texts.failed}</p>
      <Button size="sm" onClick={onAgain}>
        {changes.move.again}
      </Button>
    </div>
  );
}
