import type { ComponentProps } from 'react';
import { recordingKinds, recordingKindSchema, type RecordingKind } from 'shared/recordings/recordings.ts';
import { Select } from '../../../components/ui/Select.tsx';
import { useTexts } from '../language/language.ts';
import { recordingTexts } from './recording-messages.ts';

interface KindSelectProps extends Pick<ComponentProps<'select'>, 'aria-label'> {
  kind: RecordingKind;
  onChoose: (kind: RecordingKind) => void;
}

/** What a file is. */
export function KindSelect({ kind, onChoose, ...rest }: KindSelectProps) {
  const { kinds } = useTexts(recordingTexts);
  return (
    <Select
      value={kind}
      onChange={({ target }) => onChoose(recordingKindSchema.parse(target.value))}
      {...rest}
    >
      {recordingKinds.map((one) => (
        <option key={one} value={one}>
          {kinds[one]}
        </option>
      ))}
    </Select>
  );
}
