import { MAX_SCHEDULE_REASON_LENGTH } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { moveTexts } from './move-messages.ts';

/** Why somebody is moved beyond the policy: what happens every day in one tap, or in words of one's own. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const texts = useTexts(moveTexts);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {texts.reasons.map((reason) => (
          <Button
            key={reason}
            size="sm"
            aria-pressed={value === reason}
            className="aria-pressed:border-ink aria-pressed:bg-raised min-h-11"
            onClick={() => onChange(reason)}
          >
            {reason}
          </Button>
        ))}
      </div>
      <Field label={texts.reason} hint={texts.reasonNeeded} required>
        <TextInput
          autoComplete="off"
          maxLength={MAX_SCHEDULE_REASON_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
