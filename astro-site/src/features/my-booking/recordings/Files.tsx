import { Download, Trash2 } from 'lucide-react';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { OwnRecording, OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import { factsOf, type Track } from '../../../components/player/track.ts';
import { titleOf } from '../../../components/player/track-in-words.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { useWords } from '../words/use-words.ts';
import { firstEnd } from './own-tracks.ts';
import { savePath } from './recordings-api.ts';

/** In place of a file's id. */
export const ALL = 'all';

interface FilesProps {
  singer: OwnRecordingsOf;
  tracks: readonly (Track & OwnRecording)[];
  /** An id, or `ALL`. */
  onDelete: (which: string) => void;
}

/** Each file with what it is, to be saved or deleted; all of them as one. */
export function Files({ singer, tracks, onDelete }: FilesProps) {
  const { recordings: texts, longMoment } = useWords();
  const ends = firstEnd(singer);
  return (
    <div className="grid gap-4">
      <ul aria-label={texts.files} className="border-line divide-line divide-y border-y">
        {tracks.map((track) => {
          const title = titleOf(track);
          return (
            <li key={track.id} className="flex flex-wrap items-center gap-2 py-3">
              <span className="min-w-0 flex-[1_1_13rem]">
                <span className="block font-bold">{title}</span>
                <span className="figures text-soft block text-sm">{factsOf(track).join(' · ')}</span>
                {track.keptUntil !== ends && (
                  <span className="text-soft block text-sm">
                    {texts.keptUntilOn(longMoment(track.keptUntil))}
                  </span>
                )}
              </span>
              <a
                href={savePath(track.id)}
                download={track.saveAs}
                aria-label={texts.saveFile(title)}
                className={buttonStyles({ size: 'sm' })}
              >
                <Download aria-hidden="true" className="size-5" />
                {texts.save}
              </a>
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.deleteFile(title)}
                onClick={() => onDelete(track.id)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      {tracks.length > 1 && (
        <>
          <a
            href={recordingAddresses.ownZip(singer.bookingId)}
            download
            className={buttonStyles({ variant: 'primary', wide: true })}
          >
            <Download aria-hidden="true" className="size-5" />
            {texts.saveAll}
          </a>
          <Button variant="danger" size="sm" className="justify-self-start" onClick={() => onDelete(ALL)}>
            {texts.deleteAll}
          </Button>
        </>
      )}
    </div>
  );
}
