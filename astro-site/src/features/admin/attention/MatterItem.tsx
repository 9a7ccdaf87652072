import type { Matter } from 'shared/attention/attention.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { ResendMail } from '../mails/ResendMail.tsx';
import { attentionTexts } from './attention-messages.ts';
import { useDismiss } from './attention-queries.ts';
import { matterText } from './matter-text.ts';

interface MatterItemProps {
  matter: Matter;
  onShowBooking: (bookingId: string) => void;
  onOpenLedger: () => void;
}

/** One matter: what it is, what to do, and the buttons for it. */
export function MatterItem({ matter, onShowBooking, onOpenLedger }: MatterItemProps) {
  const language = useLanguage();
  const texts = attentionTexts[language];
  const { bookingId, emailId, kind, addOnId, reason } = matter;
  const addOnName = useAddOnName();
  const inWords =
    addOnId === null ? matter : { ...matter, reason: addOnName({ id: addOnId, name: reason ?? '' }) };
  const { what, advice } = matterText[language](inWords);
  const dismiss = useDismiss({
    onSuccess: () =>
      showToast({ variant: 'success', title: texts.dismissedTitle, description: texts.dismissed }),
    onError: (error) => changeFailed(texts.dismissFailed, error, language),
  });
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {what} {bookingId && <span className="text-soft font-mono font-normal">#{bookingId}</span>}
        </p>
        <p className="text-soft text-[0.9375rem] wrap-anywhere">{advice}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {emailId && (
          <ResendMail
            emailId={emailId}
            subject={matter.emailSubject ?? ''}
            to={matter.name ?? (bookingId ? texts.visitor : texts.ourselves)}
          />
        )}
        {bookingId && (
          <Button size="sm" onClick={() => onShowBooking(bookingId)}>
            {texts.showBooking}
          </Button>
        )}
        {kind.startsWith('ledger') && (
          <Button size="sm" onClick={onOpenLedger}>
            {texts.openLedger}
          </Button>
        )}
        {(kind === 'new-browser' || kind === 'failed-sign-ins') && (
          <a href="/admin/users" className={buttonStyles({ size: 'sm' })}>
            {texts.openUsers}
          </a>
        )}
        {matter.dismissible && (
          <Button
            size="sm"
            variant="quiet"
            pending={dismiss.isPending}
            onClick={() => dismiss.mutate(matter.key)}
          >
            {dismiss.isPending ? texts.dismissing : texts.dismiss}
          </Button>
        )}
      </div>
    </li>
  );
}
