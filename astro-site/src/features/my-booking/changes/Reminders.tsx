import { useState } from 'react';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { useOpenBooking } from '../parts/open-booking.ts';
import { Part } from '../parts/Part.tsx';
import { useChange } from '../parts/use-change.ts';
import { setReminders } from '../reads/my-booking-api.ts';
import { useWords } from '../words/use-words.ts';

/** Mails before and after the session, on or off. */
export function Reminders() {
  const { reminders: texts } = useWords().changes;
  const { view } = useOpenBooking();
  const { working, refusal, change } = useChange();
  const [wanted, setWanted] = useState(view.reminders);
  const choose = (reminders: boolean) => {
    setWanted(reminders);
    return change({
      ask: () => setReminders(reminders),
      said: (next) => (next.reminders ? texts.on : texts.off),
    });
  };
  return (
    <Part heading={texts.heading}>
      <CheckboxCard
        // What was tapped shows at once; a refusal shows what is stored again.
        checked={working ? wanted : view.reminders}
        onCheckedChange={(reminders) => !working && void choose(reminders)}
        title={texts.title}
        description={texts.text}
      />
      <FieldMessage isAlert>{refusal}</FieldMessage>
    </Part>
  );
}
