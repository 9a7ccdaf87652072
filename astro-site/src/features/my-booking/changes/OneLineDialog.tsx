import { useForm, type DefaultValues, type Path } from 'react-hook-form';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import type * as z from 'zod/mini';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
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
  /** What to ask about what was typed before it is sent; null for nothing. */
  question?: (text: string) => string | null;
  onClose: () => void;
}

const inputs = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', autoComplete: 'tel' },
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
  question,
  onClose,
}: OneLineDialogProps<Name>) {
  type Values = Record<Name, string>;
  const words = useWords();
  const { working, refusal, change } = useChange();
  const form = useForm<Values, unknown, Values>({
    defaultValues: { [field]: first } as DefaultValues<Values>,
    resolver: schemaResolver<Values, Values>(schema, words),
  });
  const path = field as unknown as Path<Values>;
  const error = form.getFieldState(path, form.formState).error?.message;
  const submit = (values: Values) => {
    const doubt = question?.(values[field]);
    if (doubt) return form.setError(path, { message: doubt }, { shouldFocus: true });
    return change({ ask: () => ask(values), said, onDone: onClose });
  };
  return (
    <PageDialog onClose={onClose} title={texts.title}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <Field label={texts.label} hint={texts.hint} error={error} required>
          <TextInput {...form.register(path)} {...inputs[field]} maxLength={limit} />
        </Field>
        <FieldMessage isAlert>{refusal}</FieldMessage>
        <Button type="submit" variant="primary" pending={working} className="justify-self-start">
          {working ? words.changes.saving : texts.submit}
        </Button>
      </form>
    </PageDialog>
  );
}
