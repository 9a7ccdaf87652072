import { Button } from '../../../components/ui/Button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { recordingTexts } from './recording-messages.ts';
import { sizeInWords } from './sizes.ts';
import { giveUp, resume } from './upload-queue.ts';
import type { QueuedUpload } from './upload-queue.ts';

/** Files on their way: how far each is, how fast, and how long it still takes. */
export function UploadList({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const texts = recordingTexts[useLanguage()];
  return (
    <section aria-label={texts.uploads} className="grid gap-3">
      <h3 className="text-lg">{texts.uploads}</h3>
      <ul className="grid gap-3">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      <p className="text-soft text-[0.9375rem]">{texts.stayHere}</p>
    </section>
  );
}

function UploadRow({ upload }: { upload: QueuedUpload }) {
  const language = useLanguage();
  const texts = recordingTexts[language];
  const { key, file, kind, state, sentBytes, rate, error } = upload;
  const percent = Math.floor((sentBytes / file.size) * 100);
  const isSignedOut = error instanceof ApiError && error.status === 401;
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
      <p className="text-soft figures text-[0.9375rem]">
        {state === 'waiting' && texts.waiting}
        {state === 'sending' && texts.sending(percent)}
        {state === 'finishing' && texts.finishing}
        {rate && `, ${texts.rate(sizeInWords(rate.bytesPerSecond), texts.seconds(rate.secondsLeft))}`}
      </p>
      {state === 'stopped' && (
        <p role="alert" className="text-bad">
          {isSignedOut ? texts.signedOut : `${texts.stopped} ${refusalText(error, language, '')}`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'stopped' && (
          <Button size="sm" onClick={() => resume(key)}>
            {texts.resume}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.giveUpOf(file.name)}
          onClick={() => void giveUp(key)}
        >
          {texts.giveUp}
        </Button>
      </div>
    </li>
  );
}
