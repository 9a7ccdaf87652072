import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { confirmAddress } from '../reads/my-booking-api.ts';
import { closedBy, type PageState } from '../reads/page-state.ts';
import { useWords } from '../words/use-words.ts';
import { OneTap } from './OneTap.tsx';

interface NewAddressProps {
  link: string;
  show: (state: PageState) => void;
  /** Fetches what shows the booking: first, for the link holds once. */
  prepare: () => Promise<unknown>;
}

/** Out of the mail to a new address: with one tap it is the booking's. */
export function NewAddress({ link, show, prepare }: NewAddressProps) {
  const { opening } = useWords();
  const confirmed = (view: MyBooking) => {
    show({ kind: 'open', view });
    showToast({ variant: 'success', title: opening.address.done(view.email) });
  };
  return (
    <OneTap
      words={opening.address}
      ask={async () => {
        await prepare();
        confirmed(await confirmAddress(link));
      }}
      onRefused={(error) => {
        const next = closedBy(error);
        if (next) show(next);
        return next !== null;
      }}
    />
  );
}
