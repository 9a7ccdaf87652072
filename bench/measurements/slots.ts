import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import type { Measurement } from '../frame/measurement.ts';
import { COPIES, newShop, startBeside, startCopies } from '../product/booking-services.ts';
import { press } from '../product/press.ts';

export const slots: Measurement = {
  title: 'the free times of a day, as every visitor asks for them',
  async *stages(bench) {
    const shop = await newShop(bench);
    const express = await startBeside(bench, 'rivals/express.ts', shop);
    const copies = await startCopies(bench, shop, Math.max(...COPIES));
    const path = `/api/timeslots/${addSeoulDays(seoulWallClock(new Date()).date, 3)}`;
    const selectOne = 'Express with SELECT 1';
    yield {
      comparedWith: { subject: selectOne, figure: 'per second' },
      subjects: [
        { name: 'Express hello', measure: () => press(bench, [express], '/') },
        { name: selectOne, measure: () => press(bench, [express], '/select-one') },
        ...COPIES.map((count) => ({
          name: `ours, ${count} ${count === 1 ? 'copy' : 'copies'}`,
          measure: () => press(bench, copies.slice(0, count), path),
        })),
      ],
    };
  },
};
