import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useOpenBooking } from '../parts/open-booking.ts';
import { leavePage } from '../reads/my-booking-api.ts';
import { refusalIn } from '../reads/refusals.ts';
import { useWords } from '../words/use-words.ts';

/** Ends the page on this device. */
export function Leave() {
  const words = useWords();
  const { leave } = words.changes;
  const { left, closeAfter } = useOpenBooking();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const go = async () => {
    setWorking(true);
    setRefusal(undefined);
    try {
      await leavePage();
      left();
    } catch (error) {
      if (closeAfter(error)) return;
      setRefusal(refusalIn(words, error));
      setWorking(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">{leave.text}</p>
      <FieldMessage isAlert>{refusal}</FieldMessage>
      <Button size="sm" pending={working} onClick={() => void go()}>
        {working ? leave.working : leave.button}
      </Button>
    </div>
  );
}
