import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';

/** Visitors who each want slots of their own, so that no two bookings want the same. */
export function benchVisitors(rules: BusinessRules) {
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

  return {
    /** So many people who sing in a row, each with a mix and a video. */
    next(people: number): BookingRequest {
      visitor += 1;
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
      return {
        ...{ ...singer, selectedAddons: [...singer.selectedAddons] },
        bookingType: 'direct',
        email: `visitor-${visitor}@example.test`,
        phone: '+82 10 0000 0000',
        ...{ bookingDate, bookingTime },
        companions: Array.from({ length: people - 1 }, () => ({
          ...{ ...singer, selectedAddons: [...singer.selectedAddons] },
        })),
        totalPrice: partyPriceOf(sold, rules, initialAddOns).totalWon,
      };
    },
    /** One visitor each, as a proxy would tell us: limits then count as they do in life. */
    address: () => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
}
