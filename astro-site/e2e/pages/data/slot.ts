import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { TestSlot } from '../../support/test-slot.ts';

/** A start of each price band of the first rules. */
const startIn = { morning: '11:20', day: '15:00', evening: '20:30' } as const;

/** A Seoul date some days ahead, on which every time is free unless the test says otherwise. Asked for when it is needed. */
export const openDay = (): string => addSeoulDays(seoulWallClock(new Date()).date, 10);

/** A time that is free by the mocked booking service. */
export const openSlot = (band: keyof typeof startIn = 'day'): TestSlot => ({
  date: openDay(),
  time: startIn[band],
});
