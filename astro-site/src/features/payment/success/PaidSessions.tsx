import { OrderedTime } from '../../../components/ui/Ordered.tsx';
import { Singer, Singers } from '../../../components/ui/Singers.tsx';
import { words } from '../words/words.ts';
import type { PaidBookings } from './PaidPayment.tsx';

/** When who sings, now that it is paid; the people of a party each with the number of their own booking. */
export function PaidSessions({ booking, companions }: PaidBookings) {
  if (!companions) return <OrderedTime ordered={booking} />;
  return (
    <Singers date={booking.bookingDate}>
      {[booking, ...companions].map(({ id, name, bookingTime }) => (
        <Singer key={id} time={bookingTime} name={name}>
          <p>
            {words.facts.bookingNumber} <span className="figures font-bold">{id}</span>
          </p>
        </Singer>
      ))}
    </Singers>
  );
}
