import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { AdminEmail } from 'shared/bookings/admin-booking.ts';
import { cn } from '../../../lib/cn.ts';
import { useLanguage } from '../language/language.ts';
import { deliveryReason } from './delivery-reason.ts';
import { mailTexts } from './mail-messages.ts';
import { ResendMail } from './ResendMail.tsx';

const looks = {
  queued: { icon: Clock, tone: 'text-amber' },
  sending: { icon: Clock, tone: 'text-amber' },
  sent: { icon: CircleCheck, tone: 'text-good' },
  failed: { icon: CircleAlert, tone: 'text-bad' },
} as const;

/** The fate of the newest mail about a booking, and a way to send it once more. */
export function LastEmail({ email, to }: { email: AdminEmail; to: string }) {
  const language = useLanguage();
  const { icon: Icon, tone } = looks[email.state];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span>{email.subject}</span>
      <span className={cn('inline-flex items-center gap-1.5 font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4" />
        {mailTexts[language].delivery[email.state]}
      </span>
      <ResendMail emailId={email.id} subject={email.subject} to={to} variant="quiet" />
      {email.state === 'failed' && email.lastError && (
        <p className="text-bad w-full">{deliveryReason(email.lastError, language)}</p>
      )}
    </div>
  );
}
