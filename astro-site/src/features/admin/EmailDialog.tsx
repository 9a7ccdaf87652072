import { useMutation } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { localeNames } from 'shared/content/localized-text.ts';
import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { sendEmail } from './admin-api.ts';
import { useRefreshBookings } from './admin-queries.ts';
import { changeFailed } from './change-failed.ts';
import { EmailFields, type EmailDraft } from './EmailFields.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { adminTexts } from './messages.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

const { changes, emailDialog: texts } = adminTexts;
const empty: EmailDraft = { subject: '', message: '' };
const tab =
  'text-soft hover:text-ink data-[state=active]:border-hot data-[state=active]:text-ink min-h-11 border-b-2 border-transparent px-4 font-bold';

interface EmailDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A mail to the visitor, written by hand or from a template (spec.md section 2). What is typed stays until it is sent. */
export function EmailDialog({ booking, open, onOpenChange }: EmailDialogProps) {
  const [draft, setDraft] = useState(empty);
  const refresh = useRefreshBookings();
  const send = useMutation({
    mutationFn: () => sendEmail(booking.id, draft),
    onSuccess: () => {
      showToast({ variant: 'success', title: changes.successTitle, description: texts.sent });
      setDraft(empty);
      onOpenChange(false);
      return refresh();
    },
    onError: (error) => changeFailed(texts.failed, error),
  });
  const isEmpty = draft.subject.trim() === '' || draft.message.trim() === '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(booking.name)}
      description={`${booking.email}. ${texts.writtenIn(localeNames[booking.locale])}`}
    >
      <Tabs.Root defaultValue="custom" className="grid gap-5">
        <Tabs.List aria-label={texts.title(booking.name)} className="border-line flex border-b">
          <Tabs.Trigger value="custom" className={tab}>
            {texts.custom}
          </Tabs.Trigger>
          <Tabs.Trigger value="templates" className={tab}>
            {texts.templates}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="custom" className="grid gap-5">
          <EmailFields draft={draft} onChange={setDraft} />
        </Tabs.Content>
        <Tabs.Content value="templates" className="grid gap-5">
          <TemplateChoice booking={booking} onFilled={setDraft} />
          <EmailFields draft={draft} onChange={setDraft} />
        </Tabs.Content>
        {!isEmpty && <EmailPreview draft={draft} bookingId={booking.id} />}
        <Button
          variant="primary"
          disabled={isEmpty}
          pending={send.isPending}
          onClick={() => send.mutate()}
          className="justify-self-start"
        >
          {send.isPending ? texts.sending : texts.send}
        </Button>
      </Tabs.Root>
    </Dialog>
  );
}
