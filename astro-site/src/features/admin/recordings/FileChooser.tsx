import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { begunUploadOf } from './begun-uploads.ts';
import { toUploads, withFiles, type Chosen, type Surroundings } from './choose-files.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FileDrop } from './FileDrop.tsx';
import { recordingTexts } from './recording-messages.ts';
import { enqueue } from './upload-queue.ts';

/** Files are dropped or chosen, each is given to its singer and named for what it is, and only then sent. */
export function FileChooser(around: Surroundings) {
  const { party, present } = around;
  const texts = useTexts(recordingTexts);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const sendable = toUploads(chosen, present);
  const leave = (staying: readonly Chosen[]) => {
    setChosen(staying);
    // The button that was pressed goes with what it was about.
    field.current?.focus();
  };
  return (
    <div className="grid gap-4">
      <FileDrop field={field} onFiles={(files) => setChosen(withFiles(chosen, files, around))} />
      {chosen.length > 0 && (
        <ul aria-label={texts.chosen} className="grid gap-3">
          {chosen.map((one) => (
            <ChosenFile
              key={one.key}
              chosen={one}
              begunId={begunUploadOf(one.file, one.bookingId, present)?.id}
              singers={party.singers}
              onChange={(to) =>
                setChosen(chosen.map((other) => (other.key === one.key ? { ...other, ...to } : other)))
              }
              onLeaveOut={() => leave(chosen.filter(({ key }) => key !== one.key))}
            />
          ))}
        </ul>
      )}
      {sendable.length > 0 && (
        <Button
          variant="primary"
          onClick={() => {
            enqueue(sendable);
            leave(chosen.filter(({ problem }) => problem !== null));
          }}
        >
          {texts.upload(sendable.length)}
        </Button>
      )}
    </div>
  );
}
