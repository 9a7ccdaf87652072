import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { AdminEmail } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { cn } from '../../lib/cn.ts';
import { resendEmail } from './admin-api.ts';
import { useRefreshBookings } from './admin-queries.ts';
import { changeFailed } from './change-failed.ts';
import { adminTexts } from './messages.ts';

const { card, changes, delivery } = adminTexts;

const looks = {
  queued: { icon: Clock, tone: 'text-amber' },
  sending: { icon: Clock, tone: 'text-amber' },
  sent: { icon: CircleCheck, tone: 'text-good' },
  failed: { icon: CircleAlert, tone: 'text-bad' },
} as const;

/** The fate of the newest mail about a booking, and a way to send it once more. */
export function LastEmail({ email }: { email: AdminEmail }) {
  const refresh = useRefreshBookings();
  const resend = useMutation({
    mutationFn: () => resendEmail(email.id),
    onSuccess: () => {
      showToast({ variant: 'success', title: changes.successTitle, description: changes.resent });
      return refresh();
    },
    onError: (error) => changeFailed(changes.resendFailed, error),
  });
  const { icon: Icon, tone } = looks[email.state];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span>{email.subject}</span>
      <span className={cn('inline-flex items-center gap-1.5 font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4" />
        {delivery[email.state]}
      </span>
      <Button variant="quiet" size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
        {card.resend}
      </Button>
      {email.state === 'failed' && email.lastError && <p className="text-bad w-full">{email.lastError}</p>}
    </div>
  );
}
