import { useState, type RefObject } from 'react';
import type { OwnRecordingsOf } from 'shared/recordings/recordings.ts';
import type { Track } from '../../../components/player/track.ts';
import { titleOf } from '../../../components/player/track-in-words.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';
import { deleteRecording, deleteRecordings } from './recordings-api.ts';
import { useRecordingsChange } from './use-recordings.ts';

interface DeleteDialogProps {
  singer: OwnRecordingsOf;
  /** What is to be deleted: one of them, or all. */
  tracks: readonly Track[];
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Asks once, in plain words: it is final. */
export function DeleteDialog({ singer, tracks, onClose, focusAfterwards }: DeleteDialogProps) {
  const { recordings } = useWords();
  const { remove: texts } = recordings;
  const { working, refusal, change } = useRecordingsChange();
  // As it stood when the dialog opened: what is asked about does not change while it is read.
  const [asked] = useState(tracks);
  const [only] = asked;
  const isAll = asked.length === singer.recordings.length;
  const remove = () =>
    change({
      ask: () => (asked.length === 1 && only ? deleteRecording(only.id) : deleteRecordings(singer.bookingId)),
      said: () => texts.done(asked.length),
      onDone: onClose,
    });
  return (
    <PageDialog
      title={texts.title}
      description={asked.length === 1 && only ? texts.one(titleOf(only)) : texts.all(asked.length)}
      onClose={onClose}
      focusAfterwards={focusAfterwards}
    >
      <div className="grid gap-4">
        <p>{texts.final}</p>
        {isAll && singer.shareUrl && <p className="text-amber">{texts.shared}</p>}
        <FieldMessage isAlert>{refusal}</FieldMessage>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" pending={working} onClick={() => void remove()}>
            {working ? texts.working : texts.confirm}
          </Button>
          <Button onClick={onClose}>{texts.keep}</Button>
        </div>
      </div>
    </PageDialog>
  );
}
