import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { fetchMondayMail, switchMondayMail } from './monday-mail-api.ts';
import { mondayMailTexts } from './monday-mail-messages.ts';

const key = ['admin-monday-mail'] as const;

/** Whether one gets last week by mail. Without an answer there is nothing to switch. */
export function MondayMail() {
  const language = useLanguage();
  const texts = mondayMailTexts[language];
  const id = useId();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: fetchMondayMail });
  const switching = useMutation({
    mutationFn: switchMondayMail,
    onSuccess: (choice) => {
      client.setQueryData(key, choice);
      showToast({ variant: 'success', title: choice.isOn ? texts.on : texts.off });
    },
  });
  if (!data) return null;
  const isOn = switching.isPending ? switching.variables : data.isOn;
  return (
    <div className="border-line bg-surface rounded-2xl border p-4 sm:p-6 print:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-4" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="accent-hot size-6 shrink-0"
          aria-describedby={`${id}-hint`}
          checked={isOn}
          onChange={({ target }) => switching.mutate(target.checked)}
        />
        <span className="text-xl font-bold">{texts.label}</span>
      </label>
      <p id={`${id}-hint`} className="text-soft mt-1 wrap-anywhere">
        {texts.hint(data.email)}
      </p>
      <FieldMessage isAlert>
        {switching.error ? failureText(texts.failed, switching.error, language) : undefined}
      </FieldMessage>
    </div>
  );
}
