import { CircleHelp, X } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useTexts } from '../language/language.ts';
import { arrivedBytesOf } from './begun-uploads.ts';
import type { Chosen } from './choose-files.ts';
import { KindSelect } from './KindSelect.tsx';
import { recordingTexts } from './recording-messages.ts';
import { sizeInWords } from './sizes.ts';
import { percentOf } from './uploads.ts';
import type { Singer } from './use-recordings.ts';

interface ChosenFileProps {
  chosen: Chosen;
  /** The upload that it goes on with. */
  begunId: string | undefined;
  singers: readonly Singer[];
  onChange: (to: Partial<Chosen>) => void;
  onLeaveOut: () => void;
}

/** A file before it is sent: whose it is and what, or why it cannot be sent. */
export function ChosenFile({ chosen, begunId, singers, onChange, onLeaveOut }: ChosenFileProps) {
  const texts = useTexts(recordingTexts);
  const { file, problem, bookingId, kind, guessed } = chosen;
  return (
    <li>
      <div role="group" aria-label={file.name} className="border-line grid gap-3 rounded-xl border p-4">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{file.name}</p>
            <p className="text-soft figures text-[0.9375rem]">{sizeInWords(file.size)}</p>
            {begunId !== undefined && <GoesOn id={begunId} sizeBytes={file.size} />}
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={texts.leaveOut(file.name)}
            onClick={onLeaveOut}
            className="-mt-2 -mr-2 shrink-0"
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
        {problem ? (
          <p role="alert" className="text-bad">
            {texts.problems[problem]}
          </p>
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            {singers.length > 1 && (
              <Field label={texts.singer} hint={guessed.singer && <Guessed text={texts.singerGuessed} />}>
                <Select
                  value={bookingId}
                  onChange={({ target }) =>
                    onChange({ bookingId: target.value, guessed: { ...guessed, singer: false } })
                  }
                >
                  {singers.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label={texts.kind} hint={guessed.kind && <Guessed text={texts.kindGuessed} />}>
              <KindSelect
                kind={kind}
                onChoose={(to) => onChange({ kind: to, guessed: { ...guessed, kind: false } })}
              />
            </Field>
          </div>
        )}
      </div>
    </li>
  );
}

/** A guess that its name does not bear out is said to be one. */
function Guessed({ text }: { text: string }) {
  return (
    <span className="text-amber flex items-center gap-1.5">
      <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </span>
  );
}

function GoesOn({ id, sizeBytes }: { id: string; sizeBytes: number }) {
  const texts = useTexts(recordingTexts);
  const arrived = arrivedBytesOf(id);
  return (
    <p className="text-good text-[0.9375rem]">
      {arrived === undefined ? texts.goesOn : texts.goesOnAt(percentOf(arrived, sizeBytes))}
    </p>
  );
}
