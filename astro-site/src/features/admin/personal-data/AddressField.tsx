import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';

interface AddressFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** The e-mail address of somebody else: the browser offers none of one's own. */
export function AddressField({ label, error, value, onChange, className }: AddressFieldProps) {
  return (
    <Field label={label} required error={error} isErrorLate {...(className && { className })}>
      <TextInput
        type="email"
        autoComplete="off"
        maxLength={EMAIL_LIMIT}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
