import { useEffect, useState } from 'react';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { PaymentConfirmRequest } from 'shared/payments/payments.ts';
import '../../../components/ui/ticket.css';
import { supportHandleAt, type Place } from '../../../components/site/places.ts';
import { Toaster } from '../../../components/ui/Toaster.tsx';
import { BilingualText } from '../../../components/ui/BilingualText.tsx';
import { pendingPayment } from '../../../lib/checkout/checkout-session.ts';
import { heldHere } from '../../../lib/checkout/held-here.ts';
import { orderedWith } from '../../../lib/checkout/ordered.ts';
import { CheckingPayment } from './CheckingPayment.tsx';
import { Confirming } from './Confirming.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { words } from '../words/words.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { PaidGiftCard } from './PaidGiftCard.tsx';
import { PaidPayment } from './PaidPayment.tsx';
import { confirmRequestIn } from '../payment-links.ts';
import { BilingualHeading } from '../../../components/ui/BilingualHeading.tsx';
import { RefusedPayment } from './RefusedPayment.tsx';
import type { PlaceOnMap } from './FirstWays.tsx';
import { sayBooked } from './say-booked.ts';
import { useConfirmation } from './use-confirmation.ts';

/** What the page says of the cafe, from what staff have published. */
interface CafeProps {
  /** The house's. */
  supportHandle: string;
  arrival: Arrival;
  places: readonly Place[];
  /** Of each cafe that can be booked; of the only one the number does not matter. */
  maps: readonly (PlaceOnMap & { branchId: number })[];
  slotMinutes: number;
}

/** `/payment-success`: the provider sent the visitor back; now the payment is confirmed. */
export function PaymentSuccess(cafe: CafeProps) {
  const [request] = useState(() => confirmRequestIn(new URLSearchParams(window.location.search)));
  return (
    <>
      {request ? <Confirmation request={request} {...cafe} /> : <NothingToConfirm />}
      <Toaster />
    </>
  );
}

function Confirmation({ request, ...cafe }: CafeProps & { request: PaymentConfirmRequest }) {
  const { arrival, places, maps, slotMinutes } = cafe;
  // Forgotten once it is paid.
  const [branchId] = useState(() => {
    // An app of the bank may have come back to another tab.
    const pending = pendingPayment.read() ?? heldHere()?.pending;
    return orderedWith(pending?.bookingId)?.branchId;
  });
  const where = { places, branchId };
  const supportHandle = supportHandleAt(where, cafe.supportHandle);
  const step = useConfirmation(request);
  const booked = step.kind === 'confirmed' && 'booking' in step.data ? step.data.booking.id : null;
  useEffect(() => {
    if (booked) sayBooked(booked);
  }, [booked]);
  switch (step.kind) {
    case 'confirming':
      return <Confirming />;
    case 'checking':
      return <CheckingPayment reachable={step.reachable} nextAskAt={step.nextAskAt} />;
    case 'confirmed':
      if ('giftCard' in step.data) return <PaidGiftCard data={step.data} supportHandle={supportHandle} />;
      return (
        <PaidPayment
          data={step.data}
          amountWon={request.amount}
          supportHandle={supportHandle}
          arrival={arrival}
          where={where}
          place={maps.find((one) => one.branchId === (maps.length > 1 ? branchId : one.branchId))}
          slotMinutes={slotMinutes}
        />
      );
    case 'refused':
      return <RefusedPayment error={step.error} supportHandle={supportHandle} />;
  }
}

function NothingToConfirm() {
  return (
    <>
      <BilingualHeading text={words.refused.heading} />
      <div className="mt-8 grid gap-6">
        <Notice kind="error">
          <BilingualText text={words.errors.invalidInformation} />
        </Notice>
        <div>
          <HomeLink />
        </div>
      </div>
    </>
  );
}
