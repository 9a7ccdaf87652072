import { useState } from 'react';
import { PageHeading } from '../../../components/site/PageHeading.tsx';
import { stopReminders } from '../reads/my-booking-api.ts';
import { closedBy, type PageState } from '../reads/page-state.ts';
import { useWords } from '../words/use-words.ts';
import { OneTap } from './OneTap.tsx';

interface NoRemindersProps {
  link: string;
  show: (state: PageState) => void;
}

/** Out of a reminder: with one tap there is no further one. */
export function NoReminders({ link, show }: NoRemindersProps) {
  const texts = useWords().opening.stop;
  const [done, setDone] = useState(false);
  if (done)
    return (
      <>
        <PageHeading focus>{texts.doneHeading}</PageHeading>
        <p className="mt-8 text-lg">{texts.done}</p>
      </>
    );
  return (
    <OneTap
      words={texts}
      ask={async () => {
        await stopReminders(link);
        setDone(true);
      }}
      onRefused={(error) => {
        const next = closedBy(error);
        if (next) show(next);
        return next !== null;
      }}
    />
  );
}
