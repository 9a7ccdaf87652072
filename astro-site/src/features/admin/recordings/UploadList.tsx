import { useTexts } from '../language/language.ts';
import { recordingTexts } from './recording-messages.ts';
import { UploadRow } from './UploadRow.tsx';
import type { QueuedUpload } from './uploads.ts';

/** Files on their way: how far each is, how fast, and how long it still takes. */
export function UploadList({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const texts = useTexts(recordingTexts);
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
