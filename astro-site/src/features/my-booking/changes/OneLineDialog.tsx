import { useState } from 'react';
import { useForm, type DefaultValues, type Path } from 'react-hook-form';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { countryNamed, withCallingCode } from 'shared/typed/phone.ts';
import type * as z from 'zod/mini';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { PhoneInput } from '../../../components/ui/PhoneInput.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { guessCountry } from '../../../lib/phone-country.ts';
import { useChange } from '../parts/use-change.ts';
import { schemaResolver } from '../reads/schema-resolver.ts';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';

interface OneLineDialogProps<Name extends 'email' | 'phone'> {
  field: Name;
  words: { title: string; label: string; hint?: string; submit: string };
  first: string;
  limit: number;
  schema: z.ZodMiniType<Record<Name, string>>;
  ask: (values: Record<Name, string>) => Promise<MyBooking>;
  said: (view: MyBooking) => string;
  onClose: () => void;
}

const inputs = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel' },
} as const;

/** One line to change: the address or the number at which the visitor is reached. */
export function OneLineDialog<Name extends 'email' | 'phone'>({
  field,
  words: texts,
  first,
  limit,
  schema,
  ask,
  said,
  onClose,
}: OneLineDialogProps<Name>) {
  type Values = Record<Name, string>;
  const words = useWords();
  const { working, refusal, change } = useChange();
  const [country, setCountry] = useState(() => countryNamed(first, '') ?? guessCountry());
  const form = useForm<Values, unknown, Values>({
    defaultValues: { [field]: first } as DefaultValues<Values>,
    resolver: (values, ...more) => {
      const typed = values[field];
      const text = field === 'phone' ? withCallingCode(typed, country) : typed;
      return schemaResolver<Values, Values>(schema, words)({ ...values, [field]: text }, ...more);
    },
  });
  const path = field as unknown as Path<Values>;
  const error = form.getFieldState(path, form.formState).error?.message;
  const submit = (values: Values) => change({ ask: () => ask(values), said, onDone: onClose });
  const input = { ...form.register(path), ...inputs[field], maxLength: limit };
  return (
    <PageDialog onClose={onClose} title={texts.title}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <Field label={texts.label} hint={texts.hint} error={error} required>
          {field === 'phone' ? (
            <PhoneInput {...input} country={country} onCountry={setCountry} />
          ) : (
            <TextInput {...input} />
          )}
        </Field>
        <FieldMessage isAlert>{refusal}</FieldMessage>
        <Button type="submit" variant="primary" pending={working} className="justify-self-start">
          {working ? words.changes.saving : texts.submit}
        </Button>
      </form>
    </PageDialog>
  );
}
