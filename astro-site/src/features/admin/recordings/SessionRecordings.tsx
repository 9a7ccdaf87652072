import { useState } from 'react';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { translateRefusal } from '../language/refusals.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { RecordingRow } from './RecordingRow.tsx';
import { recordingTexts } from './recording-messages.ts';
import { handOver, keepLonger } from './recordings-api.ts';
import { useRecordingChange } from './use-recordings.ts';

interface SessionRecordingsProps {
  session: AdminRecordings;
  /** One of several who sing in a row. */
  isNamed: boolean;
  /** Files that are just being sent from here: they stand above. */
  underWay: readonly string[];
}

/** The recordings of one singer, and what is done with all of them. */
export function SessionRecordings({ session, isNamed, underWay }: SessionRecordingsProps) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const { bookingId, name, recordings, handedOverAt, mayHandOver, whyNot, mayExtend, extendedAt, keepDays } =
    session;
  const shown = recordings.filter(
    ({ state, fileName }) => state !== 'uploading' || !underWay.includes(fileName),
  );
  const keeping = useRecordingChange(keepLonger, { failed: texts.keepLongerFailed, done: texts.keptLonger });
  return (
    <section className="border-line grid gap-4 border-t pt-5">
      {isNamed && <h3 className="text-lg wrap-anywhere">{name}</h3>}
      {shown.length === 0 && underWay.length === 0 && <p className="text-soft">{texts.none}</p>}
      <ul className="grid gap-3">
        {shown.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {mayHandOver && <HandOver session={session} />}
        {mayExtend && (
          <Button size="sm" pending={keeping.isPending} onClick={() => keeping.mutate(bookingId)}>
            {texts.keepLonger(keepDays)}
          </Button>
        )}
        <p className="text-soft text-[0.9375rem]">
          {handedOverAt && texts.handedOverAt(dateTimeKst(new Date(handedOverAt)))}
          {extendedAt && `. ${texts.keptLongerAt(dateTimeKst(new Date(extendedAt)))}`}
        </p>
        {recordings.length > 0 && whyNot && <p className="text-soft">{translateRefusal(whyNot, language)}</p>}
      </div>
    </section>
  );
}

/** One button, which asks: a mail goes out. */
function HandOver({ session }: { session: AdminRecordings }) {
  const texts = recordingTexts[useLanguage()];
  const { bookingId, name, recordings, handedOverAt, keepDays } = session;
  const [isOpen, setOpen] = useState(false);
  const handing = useRecordingChange(handOver, {
    failed: texts.handOverFailed,
    done: texts.handedOver(name),
  });
  const ready = recordings.filter(({ state }) => state === 'ready');
  const isNews = ready.some((recording) => recording.handedOverAt === null);
  return (
    <>
      <Button variant={isNews ? 'primary' : 'secondary'} size="sm" onClick={() => setOpen(true)}>
        {handedOverAt === null || isNews ? texts.handOver : texts.handOverAgain}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.handOverTitle(name)}
        description={texts.handOverQuestion(ready.length, keepDays)}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            pending={handing.isPending}
            onClick={() => handing.mutate(bookingId, { onSettled: () => setOpen(false) })}
          >
            {handing.isPending ? texts.handingOver : texts.handOver}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
