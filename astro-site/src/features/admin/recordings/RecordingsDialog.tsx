import { useEffect } from 'react';
import { useTexts } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { FileChooser } from './FileChooser.tsx';
import { recordingTexts } from './recording-messages.ts';
import { SessionRecordings } from './SessionRecordings.tsx';
import { UploadList } from './UploadList.tsx';
import { noteShown } from './shown-sessions.ts';
import { useUploads } from './uploads.ts';
import { useParty, useRecordings, type Party } from './use-recordings.ts';

interface RecordingsDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Files of a session and of whoever sings beside: chosen, sent, checked, handed over. */
export default function RecordingsDialog({ bookingId, onClose }: RecordingsDialogProps) {
  const texts = useTexts(recordingTexts);
  const { data: party, isPending } = useParty(bookingId);
  return (
    <AdminDialog open onOpenChange={(open) => !open && onClose()} title={texts.title(bookingId)}>
      {isPending && <p role="status">{texts.loading}</p>}
      {!isPending && !party && <p role="alert">{texts.failed}</p>}
      {party && <Recordings party={party} bookingId={bookingId} />}
    </AdminDialog>
  );
}

function Recordings({ party, bookingId }: { party: Party; bookingId: string }) {
  const texts = useTexts(recordingTexts);
  const ids = party.singers.map(({ id }) => id);
  const reads = useRecordings(ids);
  const uploads = useUploads().filter((upload) => ids.includes(upload.bookingId));
  // What is being checked stands in the list below, as the service says it.
  const onTheWay = uploads.filter(({ state }) => state !== 'checking');
  const present = reads.flatMap(({ data }) => data?.recordings ?? []);
  const shown = ids.join();
  useEffect(() => noteShown(shown.split(',')), [shown]);
  return (
    <div className="grid gap-7">
      <FileChooser party={party} bookingId={bookingId} present={present} uploads={uploads} />
      {onTheWay.length > 0 && <UploadList uploads={onTheWay} />}
      {reads.map(({ data, isPending }, index) =>
        data ? (
          <SessionRecordings
            key={data.bookingId}
            session={data}
            party={party}
            underWay={onTheWay.flatMap(({ id }) => id ?? [])}
          />
        ) : (
          <p key={ids[index]} role={isPending ? 'status' : 'alert'}>
            {isPending ? texts.loading : texts.failed}
          </p>
        ),
      )}
    </div>
  );
}
