import { listed } from './listed.en.ts';

const ordinals = ['First', 'Second', 'Third', 'Fourth'];
const koreanOrdinals = ['첫', '두', '세', '네'];

/** Words about who sings: one to four people, one directly after the other. */
export const party = {
  heading: { text: 'How many of you sing?', accent: '몇 분이 부르시나요?' },
  lead: 'Each of you gets a session of your own, one right after the other. You pay once for all.',
  /** `place` is 0 for the first singer. */
  singer: (place: number) => ({
    text: `${ordinals[place]} singer`,
    accent: `${koreanOrdinals[place]} 번째 분`,
  }),
  singsAt: (time: string) => `Sings at ${time} KST.`,
  singsNext: 'Sings right after the one before.',
  addOns: (chosen: number) => (chosen === 0 ? 'Add-ons' : `Add-ons (${chosen} chosen)`),
  remove: 'Remove',
  removeSinger: (singer: string) => `Remove ${singer}`,
  add: 'Add another singer',
  others: 'Those who sing with you',
  /** What the display of the chosen time says of the others. */
  then: (times: readonly string[]) => `then ${listed(times)}`,
  noRoom: (people: number, day: string) => `No room for ${people} in a row on ${day}`,
  timeGone: (time: string, people: number) =>
    `${time} KST has no room for ${people} in a row. Please choose another time.`,
  full: (people: number) => `no room for ${people}`,
  fullLegend: (people: number) => `A struck-out time has no room for ${people} in a row.`,
  looking: 'Looking for the nearest day with room...',
  nearestDay: 'The nearest day with room:',
  goTo: (day: string) => `Go to ${day}`,
  noDay: 'The days around it have no room either. Please try a day further away, or fewer people.',
  nearestTime: (time: string) => `Take ${time} instead`,
};
