import type { PartyFit } from '../../slots/party-fit.ts';

/** All that is said where the room for a party came back between the refusal and the look at the day. */
const freeAgain = 'All of these times are free again: please submit once more.';

/** What a party is told that does not fit from `first` on; `isSold` says whether there is a session at the time that is gone. */
export function partySentence(first: string, { goneTime, nearestTime }: PartyFit, isSold: boolean): string {
  if (nearestTime === first) return freeAgain;
  const gone = isSold
    ? `${goneTime} is not free any more, so your sessions do not fit in a row from ${first}, and nothing was booked.`
    : `We have no session at ${goneTime}, so yours do not fit in a row from ${first}, and nothing was booked.`;
  const offer =
    nearestTime === undefined
      ? 'That day has no other start with room for all of you: please choose another day.'
      : `The nearest start of that day with room for all of you is ${nearestTime}. What you have typed is still here.`;
  return `${gone} ${offer}`;
}
