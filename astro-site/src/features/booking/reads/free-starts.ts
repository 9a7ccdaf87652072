import { partyTimes } from 'shared/slots/party-times.ts';
import { fetchTimeslots } from './booking-api.ts';

export interface WantedStarts {
  /** Seoul date, or '' while none is chosen. */
  date: string;
  /** How many sing in a row. */
  people: number;
  /** Times of that date which are given back when the new ones are booked. */
  own: readonly string[];
  slotMinutes: number;
  /** 0: where nobody has to say where. */
  branchId?: number;
}

/** Where so many people can begin. What is held for the visitor is free for them. */
export async function freeStarts(
  { date, people, own, slotMinutes, branchId }: WantedStarts,
  ask = fetchTimeslots,
): Promise<string[]> {
  if (!date) return [];
  const [free, alone] = await Promise.all([
    ask(date, people, branchId),
    own.length > 0 && people > 1 ? ask(date, 1, branchId) : [],
  ]);
  const mine = new Set([...alone, ...own]);
  const withOwn = [...mine].filter((first) => {
    const times = partyTimes(first, people, slotMinutes);
    return times.some((time) => own.includes(time)) && times.every((time) => mine.has(time));
  });
  return [...new Set([...free, ...withOwn])];
}
