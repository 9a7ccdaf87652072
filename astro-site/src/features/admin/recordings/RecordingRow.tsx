import { useState } from 'react';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { AdminRecording } from 'shared/recordings/recordings.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { arrivedBytesOf } from './begun-uploads.ts';
import { KindSelect } from './KindSelect.tsx';
import { recordingTexts, type RecordingTexts } from './recording-messages.ts';
import { changeKind, deleteRecording } from './recordings-api.ts';
import { contentInWords, sizeInWords } from './sizes.ts';
import { percentOf } from './uploads.ts';
import { useRecordingChange } from './use-recordings.ts';

function standing(recording: AdminRecording, texts: RecordingTexts): string {
  const { id, state, refusal, endedAt, endedBecause, sizeBytes } = recording;
  if (refusal) return texts.refusals[refusal];
  if (endedAt && endedBecause) return texts.ended(dateTimeKst(new Date(endedAt)), texts.ends[endedBecause]);
  const arrived = state === 'uploading' ? arrivedBytesOf(id) : undefined;
  return arrived === undefined ? texts.states[state] : texts.arrivedSoFar(percentOf(arrived, sizeBytes));
}

/** One file: what it is, how it stands, and what can be done with it. */
export function RecordingRow({ recording }: { recording: AdminRecording }) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const { id, kind, fileName, sizeBytes, state, content, handedOverAt, keptUntil } = recording;
  const naming = useRecordingChange((to: AdminRecording['kind']) => changeKind(id, to), {
    failed: texts.kindFailed,
  });
  const isThere = state === 'ready' || state === 'checking' || state === 'uploading';
  if (!isThere)
    return (
      <li className="text-soft text-[0.9375rem]">
        {texts.kinds[kind]}: {standing(recording, texts)}
      </li>
    );
  const file = recordingAddresses.adminFile(id);
  const until = keptUntil && longDateIn(language)(seoulWallClock(new Date(keptUntil)).date);
  return (
    <li className="border-line grid gap-3 rounded-xl border p-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_13rem] sm:items-start">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{fileName}</p>
          <p className="text-soft figures text-[0.9375rem]">
            {[content && contentInWords(content, language), sizeInWords(sizeBytes)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p role="status" className="mt-1 flex items-center gap-2 text-[0.9375rem]">
            {state === 'checking' && <Spinner className="size-4" />}
            <span>
              {standing(recording, texts)}
              {state === 'ready' &&
                (handedOverAt ? until && `, ${texts.keptUntil(until)}` : `, ${texts.notHandedOver}`)}
            </span>
          </p>
        </div>
        <KindSelect
          aria-label={texts.kindOf(fileName)}
          kind={naming.isPending ? naming.variables : kind}
          onChoose={(to) => naming.mutate(to)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'ready' && (
          <>
            <a
              href={file}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.listenTo(fileName)}
              className={buttonStyles({ size: 'sm' })}
            >
              {texts.listen}
            </a>
            <a
              href={`${file}?save`}
              download
              aria-label={texts.saveFile(fileName)}
              className={buttonStyles({ size: 'sm' })}
            >
              {texts.save}
            </a>
          </>
        )}
        <DeleteRecording recording={recording} />
      </div>
    </li>
  );
}

/** It asks first: what is deleted is gone. */
function DeleteRecording({ recording: { id, fileName } }: { recording: AdminRecording }) {
  const texts = recordingTexts[useLanguage()];
  const [isOpen, setOpen] = useState(false);
  const deleting = useRecordingChange(deleteRecording, { failed: texts.deleteFailed });
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={texts.deleteFile(fileName)} onClick={() => setOpen(true)}>
        {texts.delete}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        description={texts.deleteQuestion(fileName)}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            pending={deleting.isPending}
            onClick={() => deleting.mutate(id, { onSettled: () => setOpen(false) })}
          >
            {texts.delete}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
