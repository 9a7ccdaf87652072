import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { statementSettingsSchema, type StatementSettings } from 'shared/statements/statement.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { statementTexts } from './statement-messages.ts';
import { putSettings } from './statements-api.ts';

interface Values {
  vatPercent: string;
  cardFeePercent: string;
}

const { vatPercent, cardFeePercent } = statementSettingsSchema.shape;

/** Both are typed as people write them, with a point or a comma. */
const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

/** What prices include of VAT, and what the card provider keeps. */
export function SettingsForm({ settings }: { settings: StatementSettings }) {
  const language = useLanguage();
  const texts = statementTexts[language].settings;
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: {
      vatPercent: String(settings.vatPercent),
      cardFeePercent: settings.cardFeePercent === null ? '' : String(settings.cardFeePercent),
    },
  });
  const saving = useMutation({
    mutationFn: putSettings,
    onSuccess: async () => {
      showToast({ variant: 'success', title: texts.saved });
      await client.invalidateQueries({ queryKey: ['admin-statements'] });
    },
  });
  const { errors } = form.formState;
  const save = (values: Values) =>
    saving.mutate({
      vatPercent: numberIn(values.vatPercent) ?? 0,
      cardFeePercent: numberIn(values.cardFeePercent),
    });
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      className="border-line bg-surface grid gap-4 rounded-2xl border p-4 sm:p-6"
    >
      <div>
        <h2 className="font-text text-xl font-bold">{texts.title}</h2>
        <p className="text-soft mt-1">{texts.lead}</p>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={texts.vat} hint={texts.vatHint} error={errors.vatPercent?.message} required>
          <TextInput
            {...form.register('vatPercent', {
              validate: (text) => vatPercent.safeParse(numberIn(text)).success || texts.vatWrong,
            })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Field label={texts.cardFee} hint={texts.cardFeeHint} error={errors.cardFeePercent?.message}>
          <TextInput
            {...form.register('cardFeePercent', {
              validate: (text) => cardFeePercent.safeParse(numberIn(text)).success || texts.cardFeeWrong,
            })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
      </div>
      <FieldMessage isAlert>
        {saving.error ? failureText(texts.failed, saving.error, language) : undefined}
      </FieldMessage>
      <Button type="submit" pending={saving.isPending} className="min-h-11 justify-self-start">
        {saving.isPending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
