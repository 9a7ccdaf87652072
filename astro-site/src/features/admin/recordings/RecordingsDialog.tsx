import { useTexts } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { FileChooser } from './FileChooser.tsx';
import { recordingTexts } from './recording-messages.ts';
import { SessionRecordings } from './SessionRecordings.tsx';
import { UploadList } from './UploadList.tsx';
import { useRecordings, useSingers, useUploads } from './use-recordings.ts';
import type { Singer } from './use-recordings.ts';

interface RecordingsDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Files of a session and of whoever sings beside: chosen, sent, checked, handed over. */
export default function RecordingsDialog({ bookingId, onClose }: RecordingsDialogProps) {
  const texts = useTexts(recordingTexts);
  const { data: singers, isPending } = useSingers(bookingId);
  return (
    <AdminDialog open onOpenChange={(open) => !open && onClose()} title={texts.title(bookingId)}>
      {isPending && <p role="status">{texts.loading}</p>}
      {!isPending && !singers && <p role="alert">{texts.failed}</p>}
      {singers && <Recordings singers={singers} bookingId={bookingId} />}
    </AdminDialog>
  );
}

function Recordings({ singers, bookingId }: { singers: readonly Singer[]; bookingId: string }) {
  const texts = useTexts(recordingTexts);
  const ids = singers.map(({ id }) => id);
  const reads = useRecordings(ids);
  const uploads = useUploads().filter((upload) => ids.includes(upload.bookingId));
  const present = reads.flatMap(({ data }) => data?.recordings ?? []);
  return (
    <div className="grid gap-7">
      <FileChooser singers={singers} bookingId={bookingId} present={present} />
      {uploads.length > 0 && <UploadList uploads={uploads} />}
      {reads.map(({ data, isPending }, index) =>
        data ? (
          <SessionRecordings
            key={data.bookingId}
            session={data}
            isNamed={singers.length > 1}
            underWay={uploads
              .filter((upload) => upload.bookingId === data.bookingId)
              .map(({ file }) => file.name)}
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
