import { useEffect, useState } from 'react';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { longDate } from '../../lib/language/dates.ts';
import { forgetLink, takeOpened, type Opened, type Wanted } from './address.ts';
import type { NamedBranch } from './branches.ts';
import { JoinForm } from './JoinForm.tsx';
import { OwnWish } from './OwnWish.tsx';
import { words } from './words/words.ts';

type Shown =
  | Opened
  | { kind: 'joined'; email: string; date: string }
  | ({ kind: 'again'; email: string } & Wanted);

/** `/waitlist`: joining, one's own place, and a time that is held. */
export function WaitlistPage({ branches }: { branches: readonly NamedBranch[] }) {
  const [shown, setShown] = useState<Shown>(takeOpened);
  useEffect(() => {
    const onHash = () => setShown(takeOpened());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const again = (email: string, wanted?: Wanted) => {
    forgetLink();
    setShown({ kind: 'again', email, ...(wanted ?? { date: '', people: 1, branchId: 0 }) });
  };
  switch (shown.kind) {
    case 'link':
      return (
        <OwnWish
          key={shown.link}
          link={shown.link}
          branches={branches}
          onJoin={(wish) => again(wish?.email ?? '', wish)}
        />
      );
    case 'joined':
      return (
        <>
          <PageHeading focus>{words.joined.heading}</PageHeading>
          <div className="mt-8 grid justify-items-start gap-6">
            <p className="text-lg wrap-anywhere">{words.joined.text(shown.email, longDate(shown.date))}</p>
            <p className="text-soft">{words.joined.stay}</p>
            <Button onClick={() => again(shown.email)}>{words.joined.another}</Button>
          </div>
        </>
      );
    default:
      return (
        <JoinForm
          first={{ email: '', ...shown }}
          branches={branches}
          takesFocus={shown.kind === 'again'}
          onJoined={(joined) => setShown({ kind: 'joined', ...joined })}
        />
      );
  }
}
