import { useQuery } from '@tanstack/react-query';
import { CircleSlash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatWon } from 'shared/pricing/won.ts';
import type { Voucher } from 'shared/vouchers/voucher.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { fetchUses, voucherKeys } from './voucher-api.ts';
import { CardDialog } from './CardDialog.tsx';
import { voucherTexts } from './voucher-messages.ts';
import { limitsOf, takesOff } from './voucher-text.ts';

/** One voucher: what it says, how often it was used, and for which bookings. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const texts = useTexts(voucherTexts);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<'end' | 'give-back' | null>(null);
  const { code, value, note, uses, mostUses, takenOffWon, leftWon, endedAt, sold } = voucher;
  const canGoBack = sold !== null && !sold.isReturned && leftWon === value;
  const isEnded = endedAt !== null;
  return (
    <li
      aria-labelledby={heading}
      className={cn(
        'border-line bg-surface grid gap-4 rounded-2xl border p-4 sm:p-6',
        isEnded && 'opacity-75',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2
            ref={title}
            tabIndex={-1}
            id={heading}
            className="figures font-text text-2xl font-bold tracking-wide wrap-anywhere outline-none"
          >
            {code}
          </h2>
          <p className="text-lg font-semibold">{takesOff(voucher, texts)}</p>
        </div>
        {isEnded && (
          <Badge tone="border-line text-soft" icon={CircleSlash2}>
            {sold?.isReturned ? texts.returned : texts.ended}
          </Badge>
        )}
      </div>
      <Limits limits={limitsOf(voucher, texts)} />
      {sold && <p className="text-soft wrap-anywhere">{texts.sold(sold.email, sold.orderId)}</p>}
      {note && <p className="wrap-anywhere">{note}</p>}
      <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
        <p className="figures">
          <b>{texts.uses(uses, mostUses)}</b>
          {takenOffWon > 0 && (
            <span className="text-soft">
              {' '}
              · {(leftWon === null ? texts.takenOff : texts.paidWith)(formatWon(takenOffWon))}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={texts.bookingsOf(code)}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.bookings}
          </Button>
          {canGoBack && (
            <Button size="sm" aria-label={texts.giveBack.of(code)} onClick={() => setAsks('give-back')}>
              {texts.giveBack.open}
            </Button>
          )}
          {!isEnded && (
            <Button size="sm" variant="quiet" aria-label={texts.endOf(code)} onClick={() => setAsks('end')}>
              {texts.end}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <Uses voucher={voucher} />}
      {asks && <CardDialog {...{ voucher, asks }} onClose={() => setAsks(null)} focusAfterwards={title} />}
    </li>
  );
}

const Limits = ({ limits }: { limits: readonly string[] }) =>
  limits.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {limits.map((limit) => (
        <li key={limit} className="border-line rounded-full border px-3 py-1 text-[0.9375rem] wrap-anywhere">
          {limit}
        </li>
      ))}
    </ul>
  );

function Uses({ voucher: { id, code } }: { voucher: Voucher }) {
  const texts = useTexts(voucherTexts);
  const query = useQuery({ queryKey: voucherKeys.uses(id), queryFn: () => fetchUses(id) });
  if (query.isPending) return <p role="status">{texts.loading}</p>;
  if (query.isError) return <p role="alert">{texts.failed}</p>;
  if (query.data.length === 0) return <p role="status">{texts.noBookings}</p>;
  return (
    <ul aria-label={texts.bookingsOf(code)} className="divide-line border-line divide-y border-t">
      {query.data.map(({ bookingId, name, takenOffWon, until }) => (
        <li key={bookingId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="wrap-anywhere">
            <a
              href={`/admin?${new URLSearchParams({ search: bookingId })}`}
              className="figures inline-block py-1 font-semibold underline underline-offset-4"
            >
              {bookingId}
            </a>{' '}
            {name}
            {until && <span className="text-soft"> ({texts.beingPaid})</span>}
          </span>
          <span className="figures">−{formatWon(takenOffWon)}</span>
        </li>
      ))}
    </ul>
  );
}
