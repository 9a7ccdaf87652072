import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { MAX_PASSWORD_LENGTH } from 'shared/auth/password-rule.ts';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
}

export function PasswordField({ label, hint, error, autoComplete, value, onChange }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isErrorLate required>
      <TextInput
        type="password"
        autoComplete={autoComplete}
        maxLength={MAX_PASSWORD_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
