import { useId } from 'react';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { useTexts } from '../language/language.ts';
import { deliveryTexts } from './delivery-messages.ts';
import { DeliveryLine } from './DeliveryLine.tsx';

/** What follows after the session of a booking, on its card. */
export function DeliveriesOfBooking({ booking }: { booking: AdminBooking }) {
  const { heading } = useTexts(deliveryTexts);
  const id = useId();
  const { deliveries, name, forgottenAt } = booking;
  if (deliveries.length === 0) return null;
  return (
    // No landmark: the dashboard has as many of them as cards.
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="text-faint font-text text-sm font-normal">
        {heading}
      </h3>
      <ul className="divide-line divide-y">
        {deliveries.map((delivery) => (
          <li key={delivery.addOnId} className="py-3">
            <DeliveryLine
              bookingId={booking.id}
              guest={name}
              delivery={delivery}
              isReadOnly={forgottenAt !== null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
