import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Statement } from 'shared/statements/statement.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { failureText } from '../parts/change-failed.ts';
import { monthName } from './month-name.ts';
import { statementTexts } from './statement-messages.ts';
import { closeMonth } from './statements-api.ts';

interface CloseMonthProps {
  statement: Statement;
  onClosed: (month: string) => void;
}

/** One button, which asks: there is no way back. */
export function CloseMonth({ statement: { month, unsignedDays }, onClosed }: CloseMonthProps) {
  const language = useLanguage();
  const texts = statementTexts[language];
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const name = monthName(month, language);
  const closing = useMutation({
    mutationFn: () => closeMonth(month),
    onSuccess: async () => {
      showToast({ variant: 'success', title: texts.closed(name) });
      // It stays on the page, where its files are.
      onClosed(month);
      await client.invalidateQueries({ queryKey: ['admin-statements'] });
      setOpen(false);
    },
  });
  return (
    <>
      <Button variant="primary" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        {texts.close}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.closeQuestion(name)}
        description={
          <>
            {unsignedDays > 0 && (
              <span className="text-amber block font-semibold">{texts.closeUnsigned(unsignedDays)}</span>
            )}
            {texts.closeText}
          </>
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={closing.isPending} onClick={() => closing.mutate()}>
            {closing.isPending ? texts.closing : texts.close}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
        <FieldMessage isAlert>
          {closing.error ? failureText(texts.closeFailed, closing.error, language) : undefined}
        </FieldMessage>
      </AdminDialog>
    </>
  );
}
