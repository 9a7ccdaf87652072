import { useId, useRef, useState } from 'react';
import type { OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import { Player } from '../../../components/player/Player.tsx';
import { useWords } from '../words/use-words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ALL, Files } from './Files.tsx';
import { Kept } from './Kept.tsx';
import { ownTracks } from './own-tracks.ts';
import { Share } from './Share.tsx';
import { useOpenRecordings } from './use-recordings.ts';

interface SingerRecordingsProps {
  singer: OwnRecordingsOf;
  /** Days that one extension adds. */
  keepDays: number;
  isOneOfSeveral: boolean;
}

/** One singer's recordings: to hear, to save, to share, to keep longer, to delete; or that they are gone. */
export default function SingerRecordings({ singer, keepDays, isOneOfSeveral }: SingerRecordingsProps) {
  const { recordings: texts, moment } = useWords();
  const { refresh } = useOpenRecordings();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  /** What is asked about deleting: a file's id, or all of them. */
  const [deleting, setDeleting] = useState<string | null>(null);
  const tracks = ownTracks(singer);
  const { name, ended } = singer;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={isOneOfSeveral ? id : undefined}
      className="not-first:border-line grid gap-6 outline-none not-first:border-t not-first:pt-8"
    >
      {isOneOfSeveral && (
        <h3 id={id} className="text-xl wrap-anywhere">
          {name}
        </h3>
      )}
      {tracks.length > 0 && (
        <>
          <Player
            tracks={tracks}
            name={name}
            isOneOfSeveral={isOneOfSeveral}
            onFailed={() => void refresh()}
          />
          <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
            <Files singer={singer} tracks={tracks} onDelete={setDeleting} />
            <div className="grid gap-6">
              <Kept singer={singer} keepDays={keepDays} />
              <Share singer={singer} />
            </div>
          </div>
        </>
      )}
      {ended && <p className="text-soft">{texts.ended[ended.because](ended.count, moment(ended.at))}</p>}
      {deleting !== null && (
        <DeleteDialog
          singer={singer}
          tracks={deleting === ALL ? tracks : tracks.filter((track) => track.id === deleting)}
          onClose={() => setDeleting(null)}
          focusAfterwards={place}
        />
      )}
    </section>
  );
}
