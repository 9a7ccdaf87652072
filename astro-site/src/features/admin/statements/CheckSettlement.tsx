import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { statementTexts } from './statement-messages.ts';
import { checkSettlement } from './statements-api.ts';

/** Asks the card provider what it pays out for a month. Asked again, the newest answer stands. */
export function CheckSettlement({ month }: { month: string }) {
  const language = useLanguage();
  const texts = statementTexts[language];
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: () => checkSettlement(month),
    onSuccess: async ({ differences }) => {
      await client.invalidateQueries({ queryKey: ['admin-statements', month] });
      showToast({
        variant: differences.length > 0 ? 'destructive' : 'success',
        title: texts.compared(differences.length),
      });
    },
  });
  return (
    <>
      <Button size="sm" className="min-h-11" pending={asking.isPending} onClick={() => asking.mutate()}>
        <Scale aria-hidden="true" className="size-4.5" /> {asking.isPending ? texts.comparing : texts.compare}
      </Button>
      <FieldMessage isAlert>
        {asking.error ? failureText(texts.compareFailed, asking.error, language) : undefined}
      </FieldMessage>
    </>
  );
}
