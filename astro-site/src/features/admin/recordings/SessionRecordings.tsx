import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { whyNotText } from '../language/refusals.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { HandOver } from './HandOver.tsx';
import { RecordingRow } from './RecordingRow.tsx';
import { recordingTexts } from './recording-messages.ts';
import { keepLonger } from './recordings-api.ts';
import { useRecordingChange, type Party } from './use-recordings.ts';

interface SessionRecordingsProps {
  session: AdminRecordings;
  party: Party;
  /** Recordings that are just being sent from here: they stand above. */
  underWay: readonly string[];
}

/** The recordings of one singer, and what is done with all of them. */
export function SessionRecordings({ session, party, underWay }: SessionRecordingsProps) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const { bookingId, name, recordings, handedOverAt, mayHandOver, whyNot, mayExtend, extendedAt, keepDays } =
    session;
  const shown = recordings.filter(({ state, id }) => state !== 'uploading' || !underWay.includes(id));
  const keeping = useRecordingChange(keepLonger, { failed: texts.keepLongerFailed, done: texts.keptLonger });
  return (
    <section className="border-line grid gap-4 border-t pt-5">
      {party.singers.length > 1 && <h3 className="text-lg wrap-anywhere">{name}</h3>}
      {shown.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <ul className="grid gap-3">
          {shown.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {mayHandOver && <HandOver session={session} party={party} />}
        {mayExtend && (
          <Button size="sm" pending={keeping.isPending} onClick={() => keeping.mutate(bookingId)}>
            {texts.keepLonger(keepDays)}
          </Button>
        )}
        {handedOverAt && (
          <p className="text-soft text-[0.9375rem]">
            {texts.handedOverAt(dateTimeKst(new Date(handedOverAt)))}
            {extendedAt && `. ${texts.keptLongerAt(dateTimeKst(new Date(extendedAt)))}`}
          </p>
        )}
        {recordings.length > 0 && whyNot && <p className="text-soft">{whyNotText(whyNot, language)}</p>}
      </div>
    </section>
  );
}
