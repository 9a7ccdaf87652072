import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { replaceLink } from './mail-api.ts';
import { mailTexts } from './mail-messages.ts';

/** A way to end every link to the visitor's own page and send a new one; it asks first. */
export function ReplaceLink({ id, email }: { id: string; email: string }) {
  const language = useLanguage();
  const { link: texts, leave } = mailTexts[language];
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshBookings();
  const replace = useMutation({
    mutationFn: () => replaceLink(id),
    onSuccess: () =>
      showToast({
        variant: 'success',
        title: changeTexts[language].successTitle,
        description: texts.replaced(email),
      }),
    onError: (error) => changeFailed(texts.failed, error, language),
    onSettled: () => {
      setOpen(false);
      return refresh();
    },
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden="true" className="size-4" /> {texts.open}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title}
        description={texts.question(email)}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={replace.isPending} onClick={() => replace.mutate()}>
            {texts.agree}
          </Button>
          <Button onClick={() => setOpen(false)}>{leave}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
