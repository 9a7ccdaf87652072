import { CalendarClock, Music, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import {
  cancellable,
  cancelledByStaff,
  changeable,
  isKlook,
  isToCome,
  movable,
  namesOf,
} from '../parts/abilities.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** What can be done at this moment. Why something cannot, the policy says beside it. */
export function Actions() {
  const { changes, money } = useWords();
  const { view } = useOpenBooking();
  const [opened, setOpened] = useState<'details' | 'move' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const can = {
    details: changeable(view).length > 0,
    move: movable(view).length > 0,
    cancel: cancellable(view).length > 0,
  };
  const byStaff = cancelledByStaff(view);
  const isOver = !view.singers.some(isToCome);
  return (
    <>
      {!isOver && (
        <Part heading={changes.heading}>
          <div className="grid gap-3">
            {can.details && (
              <Button wide className="px-4" onClick={() => setOpened('details')}>
                <Music aria-hidden="true" className="size-5" />
                {changes.details.open}
              </Button>
            )}
            {can.move && (
              <Button wide className="px-4" onClick={() => setOpened('move')}>
                <CalendarClock aria-hidden="true" className="size-5" />
                {changes.move.open}
              </Button>
            )}
            {can.cancel && (
              <Button variant="danger" wide className="px-4" onClick={() => setOpened('cancel')}>
                <X aria-hidden="true" className="size-5" />
                {money.cancel.open}
              </Button>
            )}
            {byStaff.length > 0 && (
              <p className="text-soft wrap-anywhere">
                {view.singers.length > 1 ? money.cancel.byStaffOf(namesOf(byStaff)) : money.cancel.byStaff}
              </p>
            )}
            {!can.cancel && byStaff.length === 0 && !isKlook(view) && (
              <p className="text-soft">{money.cancel.notPossible}</p>
            )}
          </div>
        </Part>
      )}
      {opened === 'details' && <DetailsDialog onClose={close} />}
      {opened === 'move' && <MoveDialog onClose={close} />}
      {opened === 'cancel' && <CancelDialog onClose={close} />}
    </>
  );
}
