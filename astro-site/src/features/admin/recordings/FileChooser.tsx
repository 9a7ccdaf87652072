import { Upload, X } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { recordingKinds } from 'shared/recordings/recordings.ts';
import type { AdminRecording, RecordingKind } from 'shared/recordings/recordings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { ACCEPTED, fileProblem } from './file-problem.ts';
import { guessKind, guessSinger } from './guess-kind.ts';
import { recordingTexts } from './recording-messages.ts';
import { sizeInWords } from './sizes.ts';
import { enqueue } from './upload-queue.ts';
import type { Singer } from './use-recordings.ts';

interface Chosen {
  file: File;
  bookingId: string;
  kind: RecordingKind;
}

/** An upload of this file that has begun and goes on, as what it was. */
const isBegun = (recording: AdminRecording, file: File, bookingId: string) =>
  recording.state === 'uploading' &&
  recording.bookingId === bookingId &&
  recording.fileName === file.name &&
  recording.sizeBytes === file.size;

interface FileChooserProps {
  singers: readonly Singer[];
  /** Whose card it was opened from: files are theirs unless somebody else is chosen. */
  bookingId: string;
  present: readonly AdminRecording[];
}

/** Files are dropped or chosen, each is given to its singer and named for what it is, and only then sent. */
export function FileChooser({ singers, bookingId, present }: FileChooserProps) {
  const texts = useTexts(recordingTexts);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const inputId = useId();

  const add = (files: readonly File[]) => {
    const next = [...chosen];
    for (const file of files) {
      const whose = guessSinger(file.name, singers, bookingId);
      const begun = present.find((one) => isBegun(one, file, whose));
      const before = [
        ...present.filter(
          (one) => one.bookingId === whose && one.endedAt === null && one.state !== 'uploading',
        ),
        ...next.filter((one) => one.bookingId === whose && fileProblem(one.file) === null),
      ];
      const kind =
        begun?.kind ??
        guessKind(
          file.name,
          before.map((one) => one.kind),
        );
      next.push({ file, bookingId: whose, kind });
    }
    setChosen(next);
  };
  const change = (changed: Chosen, to: Partial<Chosen>) =>
    setChosen(chosen.map((one) => (one === changed ? { ...one, ...to } : one)));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const sendable = chosen.filter(({ file }) => fileProblem(file) === null);
  return (
    <div className="grid gap-4">
      <label
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'grid cursor-pointer justify-items-center gap-1 rounded-2xl border-2 border-dashed px-4 py-6 text-center',
          'focus-within:outline-cool hover:border-ink focus-within:outline-2 focus-within:outline-offset-2',
          isOver ? 'border-hot bg-raised' : 'border-control',
        )}
      >
        <Upload aria-hidden="true" className="text-hot mb-1 size-6" />
        <span>
          <strong>{texts.choose}</strong> <span className="text-soft max-sm:hidden">{texts.drop}</span>
        </span>
        <span className="text-soft text-[0.9375rem]">{texts.formats}</span>
        <input
          id={inputId}
          type="file"
          multiple
          accept={ACCEPTED}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      {chosen.length > 0 && (
        <ul className="grid gap-3">
          {chosen.map((one, index) => (
            <ChosenFile
              key={index}
              one={one}
              isBegun={present.some((recording) => isBegun(recording, one.file, one.bookingId))}
              singers={singers}
              onChange={(to) => change(one, to)}
              onLeaveOut={() => setChosen(chosen.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      {sendable.length > 0 && (
        <Button
          variant="primary"
          onClick={() => {
            enqueue(sendable);
            setChosen(chosen.filter((one) => !sendable.includes(one)));
          }}
        >
          {texts.upload(sendable.length)}
        </Button>
      )}
    </div>
  );
}

interface ChosenFileProps {
  one: Chosen;
  isBegun: boolean;
  singers: readonly Singer[];
  onChange: (to: Partial<Chosen>) => void;
  onLeaveOut: () => void;
}

function ChosenFile({
  one: { file, bookingId, kind },
  isBegun,
  singers,
  onChange,
  onLeaveOut,
}: ChosenFileProps) {
  const texts = useTexts(recordingTexts);
  const problem = fileProblem(file);
  return (
    <li className="border-line grid gap-3 rounded-xl border p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{file.name}</p>
          <p className="text-soft figures text-[0.9375rem]">
            {[sizeInWords(file.size), isBegun && texts.goesOn].filter(Boolean).join('. ')}
          </p>
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
            <Select
              aria-label={texts.singerOf(file.name)}
              value={bookingId}
              onChange={(event) => onChange({ bookingId: event.target.value })}
            >
              {singers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <KindSelect
            label={texts.kindOf(file.name)}
            kind={kind}
            onChoose={(chosenKind) => onChange({ kind: chosenKind })}
          />
        </div>
      )}
    </li>
  );
}

interface KindSelectProps {
  label: string;
  kind: RecordingKind;
  onChoose: (kind: RecordingKind) => void;
}

export function KindSelect({ label, kind, onChoose }: KindSelectProps) {
  const texts = useTexts(recordingTexts);
  return (
    <Select
      aria-label={label}
      value={kind}
      onChange={(event) => onChoose(event.target.value as RecordingKind)}
    >
      {recordingKinds.map((one) => (
        <option key={one} value={one}>
          {texts.kinds[one]}
        </option>
      ))}
    </Select>
  );
}
