import type { Measurement } from '../frame/measurement.ts';
import { bookings } from './bookings.ts';
import { chain } from './chain.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exports.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { publish } from './publish.ts';
import { reports } from './reports.ts';
import { recordings } from './recordings.ts';
import { rivals } from './rivals.ts';
import { slots } from './slots.ts';
import { tap } from './tap.ts';
import { visit } from './visit.ts';

/** Everything that `npm run bench` can measure, in its order, by the names that its arguments use. */
export const measurements: Record<string, Measurement> = {
  slots,
  bookings,
  rivals,
  recordings,
  dashboard,
  reports,
  exports,
  publish,
  // From here on the whole product runs: its memory at rest comes before anything is asked of it.
  memory,
  pages,
  visit,
  tap,
  chain,
};
