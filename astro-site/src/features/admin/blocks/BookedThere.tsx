import type { UseQueryResult } from '@tanstack/react-query';
import type { Guests } from 'shared/blocks/block.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { useLanguage } from '../language/language.ts';
import { failureText } from '../parts/change-failed.ts';
import { blockTexts } from './block-messages.ts';

/** So many are named; a block of days can concern hundreds. */
const MOST = 12;

/** Who is booked where something is to be blocked. */
export function BookedThere({ query }: { query: UseQueryResult<Guests[]> }) {
  const language = useLanguage();
  const texts = blockTexts[language];
  const sessions = (query.data ?? []).flatMap((guests) => guests.sessions);
  return (
    <div role="status" className="border-line bg-raised grid gap-2 rounded-xl border px-4 py-3">
      {query.isPending && <p>{texts.looking}</p>}
      {query.isError && <p className="text-bad">{failureText(texts.lookFailed, query.error, language)}</p>}
      {query.data && (
        <>
          <p className="font-semibold">{texts.booked(sessions.length)}</p>
          {sessions.length > 0 && (
            <ul className="grid gap-1">
              {sessions.slice(0, MOST).map(({ id, name, startsAt }) => {
                const { date, time } = seoulWallClock(new Date(startsAt));
                return (
                  <li key={id} className="flex flex-wrap gap-x-3">
                    <span className="figures">{time}</span>
                    <span className="font-semibold wrap-anywhere">{name}</span>
                    <span className="text-soft">{longDateIn(language)(date)}</span>
                  </li>
                );
              })}
              {sessions.length > MOST && <li className="text-soft">{texts.more(sessions.length - MOST)}</li>}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
