import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { ErasureReport } from 'shared/privacy/personal-data.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { refusalText } from '../language/refusals.ts';
import { AddressField } from './AddressField.tsx';
import { erasePerson } from './personal-data-api.ts';
import type { PersonalDataTexts } from './personal-data-messages.ts';

interface EraseDialogProps {
  email: string;
  texts: PersonalDataTexts;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: (report: ErasureReport) => void;
}

/** Asks for the address once more: nothing brings back what is erased. */
export function EraseDialog({
  email,
  texts: { erase: texts },
  open,
  onOpenChange,
  onErased,
}: EraseDialogProps) {
  const language = useLanguage();
  const [confirmation, setConfirmation] = useState('');
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: (report) => {
      showToast({ variant: 'success', title: texts.doneTitle, description: texts.done });
      onOpenChange(false);
      onErased(report);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!erase.isPending) erase.mutate({ email, confirmation });
  };
  const error = erase.error ? refusalText(erase.error, language, texts.failed) : undefined;
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description(email)}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <AddressField
          label={texts.confirmation}
          error={error}
          value={confirmation}
          onChange={setConfirmation}
        />
        <Button type="submit" variant="danger" pending={erase.isPending} className="justify-self-start">
          {erase.isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </AdminDialog>
  );
}
