import type { Fault } from './fault.ts';

/** Rules of `shared`: prices, times, what goes back, what a form says. */
export const rules: Fault[] = [
  {
    name: 'A price band ends one start time too early',
    guards: 'product: price',
    layer: 'rules',
    file: 'shared/src/pricing/price.ts',
    find: 'at <= minutesOfDay(band.lastStartAt)',
    replace: 'at < minutesOfDay(band.lastStartAt)',
    caughtBy: 'shared/test/price.test.ts',
  },
];
