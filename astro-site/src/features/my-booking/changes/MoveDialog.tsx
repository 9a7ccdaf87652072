import { useState } from 'react';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { movable } from '../parts/abilities.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { chosenOf, EVERYBODY, WhomField } from '../parts/WhomField.tsx';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';
import { MoveForm } from './MoveForm.tsx';

/** What holds for all who are moved together: the fewest moves, and the earliest last moment. */
function terms(singers: readonly OwnSinger[]): { movesLeft: number; until: string } | null {
  const moments = singers.flatMap(({ moving }) => moving.until ?? []);
  const [until] = moments.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  if (until === undefined) return null;
  return { movesLeft: Math.min(...singers.map(({ moving }) => moving.movesLeft)), until };
}

/** To another free time: whom, which day, which time, and one button that says all of it. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const { changes, moment } = useWords();
  // As it stood when the dialog opened: why it cannot be done any more is said here, beside what was asked.
  const [singers] = useState(movable(useOpenBooking().view));
  const [whom, setWhom] = useState(EVERYBODY);
  const chosen = chosenOf(singers, whom);
  const found = terms(chosen);
  return (
    <PageDialog
      onClose={onClose}
      title={changes.move.title}
      description={found && changes.move.free(found.movesLeft, moment(found.until))}
      className="scroll-pb-28"
    >
      <div className="grid gap-6">
        <WhomField singers={singers} value={whom} onChange={setWhom} />
        {chosen.length > 1 && <p className="text-soft">{changes.move.together}</p>}
        <MoveForm key={whom} singers={chosen} onDone={onClose} />
      </div>
    </PageDialog>
  );
}
