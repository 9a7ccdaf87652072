import { Fragment } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { addressOf } from '../filter/dashboard-address.ts';
import { noFilter } from '../filter/booking-filter.ts';
import { useTexts } from '../language/language.ts';
import { partyTexts } from '../parts/party-messages.ts';

interface PartyLineProps {
  party: AdminBooking['party'];
  onOpen: (bookingId: string) => void;
}

/** "with Jin, Mina (2 of 3)": each name leads to that singer's card, wherever it stands. */
export function PartyLine({ party: { place, size, others }, onOpen }: PartyLineProps) {
  const texts = useTexts(partyTexts);
  return (
    <p className="text-soft -mt-2 flex flex-wrap items-center gap-x-1.5">
      {texts.with}{' '}
      {others.map(({ id, name, status }, index) => (
        <Fragment key={id}>
          <span className="min-w-0">
            <a
              href={`/admin${addressOf({ ...noFilter, search: id }, true)}`}
              className="text-cool inline-block py-2.5 wrap-anywhere underline underline-offset-4 sm:py-1"
              onClick={(event) => {
                // With a key held down it opens in another tab or window, as every link does.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(id);
              }}
            >
              {name}
            </a>
            {status === 'cancelled' && ` (${texts.cancelled})`}
            {index < others.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
      <span className="figures">{texts.place(place, size)}</span>
    </p>
  );
}
