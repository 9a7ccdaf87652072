import { MAX_PASSKEY_NAME } from 'shared/auth/second-factor/second-factors.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useTexts } from '../language/language.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

export function PasskeyName({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { dialog } = useTexts(secondFactorTexts);
  return (
    <Field label={dialog.passkeyName} hint={dialog.passkeyNameHint} required>
      <TextInput
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
