import { useState } from 'react';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { changeable } from '../parts/abilities.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { WhomField } from '../parts/WhomField.tsx';
import { PageDialog } from '../parts/PageDialog.tsx';
import { useWords } from '../words/use-words.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** Song, drink, name and address of one singer. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const { changes, moment } = useWords();
  // As it stood when the dialog opened: what somebody else changes meanwhile is not overwritten unseen.
  const [singers] = useState(changeable(useOpenBooking().view));
  const [whom, setWhom] = useState(singers[0]?.id ?? '');
  const singer = singers.find(({ id }) => id === whom);
  const lead = ({ startsAt }: OwnSinger) =>
    startsAt === null ? changes.details.leadNoTime : changes.details.lead(moment(startsAt));
  return (
    <PageDialog onClose={onClose} title={changes.details.title} description={singer && lead(singer)}>
      <div className="grid gap-6">
        <WhomField singers={singers} value={whom} onChange={setWhom} oneOnly />
        {singer && <DetailsForm key={singer.id} singer={singer} onDone={onClose} />}
      </div>
    </PageDialog>
  );
}
