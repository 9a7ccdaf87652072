import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { benchRules as rules } from './shop.ts';

/** Visitors who each want slots of their own, so that no two bookings want the same. */
export function benchVisitors() {
  const today = seoulWallClock(new Date()).date;
  const starts = startTimes(rules);
  let [day, slot, visitor] = [1, 0, 0];

  /** The next row of free slots that is long enough. */
  function nextRow(people: number) {
    if (slot + people > starts.length) [day, slot] = [day + 1, 0];
    const bookingTime = starts[slot] ?? '10:00';
    slot += people;
    return { bookingDate: addSeoulDays(today, day), bookingTime };
  }

  function someone() {
    visitor += 1;
    const spread = Math.imul(visitor, 2_654_435_761) >>> 0;
    const address = [24, 16, 8, 0].map((bits) => (spread >>> bits) & 255).join('.');
    return { email: `visitor-${visitor}@example.test`, address };
  }

  return {
    /** Before a year is sold out, all of it is made free, and sold again; the bookings of it stay. */
    async makeRoom(free: (sql: string) => Promise<unknown>): Promise<void> {
      if (day < rules.horizonDays / 3) return;
      await free('DELETE FROM slot_claims');
      await free('VACUUM ANALYZE slot_claims');
      [day, slot] = [1, 0];
    },
    /** Somebody new, of networks all over the world, as a proxy would tell us: limits then count as they do in life. */
    someone,
    /** So many people who sing in a row, each with a mix and a video, and where the first of them is. */
    next(people: number): { request: BookingRequest; address: string } {
      const { email, address } = someone();
      const { bookingDate, bookingTime } = nextRow(people);
      const singer = {
        name: 'Bench Visitor',
        selectedDrink: 'lemonade',
        youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
        selectedAddons: [1, 2],
      } as const;
      const sold = partyTimes(bookingTime, people, rules.slotMinutes).map((time) => ({
        ...{ bookingType: 'direct' as const, bookingTime: time, selectedAddons: singer.selectedAddons },
      }));
      const request: BookingRequest = {
        ...{ ...singer, selectedAddons: [...singer.selectedAddons] },
        bookingType: 'direct',
        email,
        phone: '+82 10 0000 0000',
        ...{ bookingDate, bookingTime },
        companions: Array.from({ length: people - 1 }, () => ({
          ...{ ...singer, selectedAddons: [...singer.selectedAddons] },
        })),
        totalPrice: partyPriceOf(sold, rules, initialAddOns).totalWon,
      };
      return { request, address };
    },
  };
}
