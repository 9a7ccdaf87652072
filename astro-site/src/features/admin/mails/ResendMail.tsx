import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { resendEmail } from './mail-api.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';
import { mailTexts as texts } from './mail-messages.ts';

interface ResendMailProps {
  emailId: string;
  subject: string;
  /** Who gets it, as staff know them. */
  to: string;
  variant?: ButtonProps['variant'];
}

/** A way to send a mail once more; it asks first. */
export function ResendMail({ emailId, subject, to, variant }: ResendMailProps) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshBookings();
  const resend = useMutation({
    mutationFn: () => resendEmail(emailId),
    onSuccess: () =>
      showToast({ variant: 'success', title: changeTexts.successTitle, description: texts.resent }),
    onError: (error) => changeFailed(texts.resendFailed, error),
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
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.resendTitle}
        description={texts.resend(to, subject)}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={resend.isPending} onClick={() => resend.mutate()}>
            {resend.isPending ? emailDialogTexts.sending : texts.resendAgree}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts.leave}</Button>
        </div>
      </Dialog>
    </>
  );
}
