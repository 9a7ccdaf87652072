import { useEffect } from 'react';
import type { AdminRecording } from 'shared/recordings/recordings.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { recordingTexts, type RecordingTexts } from './recording-messages.ts';
import { isShown } from './shown-sessions.ts';
import { removeUpload, type QueuedUpload } from './uploads.ts';
import { useRecordings } from './use-recordings.ts';

const isUnderWay = ({ state }: AdminRecording) => state === 'uploading' || state === 'checking';

/** Says what became of a file, unless it is seen anyway. */
function say({ state, refusal, bookingId, fileName }: AdminRecording, texts: RecordingTexts): void {
  if (isShown(bookingId)) return;
  if (state === 'ready') showToast({ variant: 'success', title: texts.isReady(fileName) });
  if (refusal !== null)
    showToast({
      variant: 'destructive',
      title: texts.isRefused(fileName),
      description: texts.refusals[refusal],
    });
}

/** Follows what has been sent until the service has said what became of it. */
export function useChecked(uploads: readonly QueuedUpload[]): void {
  const texts = recordingTexts[useLanguage()];
  const checking = uploads.filter(({ state }) => state === 'checking');
  const reads = useRecordings([...new Set(checking.map(({ bookingId }) => bookingId))]);
  const known = reads.flatMap(({ data }) => data?.recordings ?? []);
  useEffect(() => {
    for (const { key, id } of checking) {
      const recording = known.find((one) => one.id === id);
      if (!recording || isUnderWay(recording)) continue;
      removeUpload(key);
      say(recording, texts);
    }
  });
}
