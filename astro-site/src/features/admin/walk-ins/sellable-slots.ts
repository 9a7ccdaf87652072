import type { Day } from 'shared/day/day.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { SlotToSell } from './FreeSlot.tsx';

/** The times of a day that nobody has, that no block lies over, that are held for nobody on the waitlist, and that have not begun at `now`, of each studio; `now` in ms by the server's clock. */
export function sellableSlots(
  { date, starts, studios, sessions, blocked, waiting, slotMinutes }: Day,
  now: number,
): SlotToSell[] {
  const lengthMs = slotMinutes * 60_000;
  const ends = starts.map(({ time, priceWon }) => {
    const from = instantInSeoul(date, time).getTime();
    return { time, priceWon, from, to: from + lengthMs };
  });
  const onSale = studios.filter(({ isSold }) => isSold);
  return onSale.flatMap((studio) => {
    const here = ({ studioId }: { studioId: number }) => studioId === studio.id;
    const owned = sessions.filter(here).map((session) => {
      const from = Date.parse(session.startsAt);
      return { from, to: from + session.slotMinutes * 60_000 };
    });
    const held = waiting.flatMap((one) => one.held ?? []);
    const outOfSale = [...blocked, ...held]
      .filter(here)
      .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }));
    const taken = [...owned, ...outOfSale];
    return ends
      .filter(({ from, to }) => from >= now && !taken.some((one) => one.from < to && from < one.to))
      .map(({ time, priceWon }) => ({ date, time, studio, priceWon }));
  });
}
