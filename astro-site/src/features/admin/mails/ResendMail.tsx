import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { resendEmail } from './mail-api.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';
import { mailTexts } from './mail-messages.ts';

interface ResendMailProps {
  emailId: string;
  subject: string;
  /** Who gets it, as staff know them. */
  to: string;
  variant?: ButtonProps['variant'];
}

/** A way to send a mail once more; it asks first. */
export function ResendMail({ emailId, subject, to, variant }: ResendMailProps) {
  const language = useLanguage();
  const texts = mailTexts[language];
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshBookings();
  const resend = useMutation({
    mutationFn: () => resendEmail(emailId),
    onSuccess: () =>
      showToast({ variant: 'success', title: changeTexts[language].successTitle, description: texts.resent }),
    onError: (error) => changeFailed(texts.resendFailed, error, language),
    onSettled: () => {
      setOpen(false);
      return refresh();
    },
  });
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setOpen(true)}>
        {texts.again}
      </Button>
      <AdminDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.resendTitle}
        description={texts.resend(to, subject)}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={resend.isPending} onClick={() => resend.mutate()}>
            {resend.isPending ? emailDialogTexts[language].sending : texts.resendAgree}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
      </AdminDialog>
    </>
  );
}
