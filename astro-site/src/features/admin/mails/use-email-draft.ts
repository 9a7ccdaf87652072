import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { emailTemplates, fillTemplate, openPlaces } from 'shared/bookings/email-templates.ts';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { sendEmail } from './mail-api.ts';
import { useRefreshBookings } from '../reads/refresh-bookings.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { changeTexts } from '../parts/change-messages.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';
import type { EmailDraft } from './EmailFields.tsx';

const emptyIn = (locale: Locale): EmailDraft => ({ subject: '', message: '', locale });

/** The mail that is being written to a visitor: language, template, words, and the way out. */
export function useEmailDraft(booking: AdminBooking, onSent: () => void) {
  const language = useLanguage();
  const texts = emailDialogTexts[language];
  const [draft, setDraft] = useState(emptyIn(booking.locale));
  const [template, setTemplate] = useState('');
  /** What the mail leaves open, once staff have pressed "Send". */
  const [open, setOpen] = useState<string[]>([]);
  /** Staff went back to the mail: the button that took the place of the question gets the focus. */
  const [isBack, setBack] = useState(false);
  const refresh = useRefreshBookings();

  const sending = useMutation({
    mutationFn: () => sendEmail(booking.id, draft),
    onSuccess: () => {
      showToast({ variant: 'success', title: changeTexts[language].successTitle, description: texts.sent });
      setDraft(emptyIn(booking.locale));
      setTemplate('');
      onSent();
      return refresh();
    },
    onError: (error) => changeFailed(texts.failed, error, language),
  });

  const write = (next: EmailDraft) => {
    setDraft(next);
    setOpen([]);
  };
  const fill = (key: string, locale: Locale) => {
    const known = emailTemplates.find((one) => one.key === key);
    write(known ? { ...fillTemplate(known, booking, locale), locale } : { ...draft, locale });
  };
  const send = () => {
    const places = openPlaces(draft);
    setBack(false);
    setOpen(places);
    if (places.length === 0) sending.mutate();
  };

  return {
    draft,
    template,
    open,
    isBack,
    isEmpty: draft.subject.trim() === '' || draft.message.trim() === '',
    isSending: sending.isPending,
    write,
    setTemplate: (key: string) => {
      setTemplate(key);
      fill(key, draft.locale);
    },
    setLanguage: (value: string) => fill(template, locales.find((known) => known === value) ?? draft.locale),
    send,
    sendAllTheSame: () => {
      setOpen([]);
      sending.mutate();
    },
    back: () => {
      setOpen([]);
      setBack(true);
    },
  };
}
