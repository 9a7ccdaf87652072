import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { useNow } from '../../../lib/use-now.ts';
import { isKlook, isToCome } from '../parts/abilities.ts';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { Part } from '../parts/Part.tsx';
import { useWords } from '../words/use-words.ts';
import { policyLines } from './policy-lines.ts';

/** Klook's own page, where a visitor who has signed in finds what was bought there. */
const KLOOK = 'https://www.klook.com/';

/** What holds if plans change, as the session was sold; of a party for each whose moments differ. */
export function Policy({ view }: { view: MyBooking }) {
  const words = useWords();
  const { policy, cancel } = words.money;
  const now = useNow(30_000);
  const toCome = view.singers.filter(isToCome);
  if (toCome.length === 0) return null;
  if (isKlook(view))
    return (
      <Part heading={policy.heading}>
        <p>{cancel.klook}</p>
        <p className="text-soft">{cancel.klookWhere}</p>
        <div>
          <NewTabLink href={KLOOK}>{cancel.klookLink}</NewTabLink>
        </div>
      </Part>
    );
  return (
    <Part heading={policy.heading}>
      <p className="text-soft">{policy.lead}</p>
      {toCome.map((singer) => (
        <div key={singer.id}>
          {toCome.length > 1 && <h3 className="mb-1 font-bold wrap-anywhere">{singer.name}</h3>}
          <ul className="marker:text-hot grid list-disc gap-1.5 pl-5">
            {policyLines(words, singer, now).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
