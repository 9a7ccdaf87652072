import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { afterFailure, FileGoneError } from './after-failure.ts';
import { GiveUp } from './GiveUp.tsx';
import { recordingTexts, type RecordingTexts } from './recording-messages.ts';
import { sizeInWords } from './sizes.ts';
import { goOn } from './upload-queue.ts';
import { percentOf, type QueuedUpload } from './uploads.ts';

/** How it stands, in one line. */
function standing({ state, file, sentBytes, rate }: QueuedUpload, texts: RecordingTexts): string {
  const percent = percentOf(sentBytes, file.size);
  if (state === 'waiting') return texts.waiting;
  if (state === 'finishing' || state === 'checking') return texts.finishing;
  if (state !== 'sending') return texts.sending(percent);
  return [
    texts.sending(percent),
    rate && texts.rate(sizeInWords(rate.bytesPerSecond), texts.seconds(rate.secondsLeft)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** One file on its way. */
export function UploadRow({ upload }: { upload: QueuedUpload }) {
  const texts = recordingTexts[useLanguage()];
  const { key, file, kind, state, sentBytes } = upload;
  const isStopped = state === 'stopped';
  const isHeldUp = isStopped || state === 'interrupted';
  return (
    <li className="border-line grid gap-2 rounded-xl border p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{file.name}</span>
        <span className="text-soft">{texts.kinds[kind]}</span>
      </p>
      <progress
        aria-label={file.name}
        max={file.size}
        value={sentBytes}
        className="accent-hot h-2.5 w-full"
      />
      <p className="text-soft figures text-[0.9375rem]">{standing(upload, texts)}</p>
      {isHeldUp && <WhyHeldUp upload={upload} />}
      <div className="flex flex-wrap gap-3">
        {isHeldUp && (
          <Button
            size="sm"
            aria-label={isStopped ? texts.resumeOf(file.name) : texts.tryNowOf(file.name)}
            onClick={() => goOn(key)}
          >
            {isStopped ? texts.resume : texts.tryNow}
          </Button>
        )}
        <GiveUp upload={upload} />
      </div>
    </li>
  );
}

/** What goes on by itself is calm; what waits for somebody is not. */
function WhyHeldUp({ upload: { state, error } }: { upload: QueuedUpload }) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  if (state === 'interrupted')
    return (
      <p role="status" className="text-amber">
        {texts.interrupted}
      </p>
    );
  const why = refusalText(error, language, texts.unknownReason);
  return (
    <p role="alert" className="text-bad">
      {error instanceof FileGoneError && texts.fileGone}
      {!(error instanceof FileGoneError) &&
        (afterFailure(error) === 'sign-in' ? texts.signedOut : `${texts.stopped} ${why}`)}
    </p>
  );
}
