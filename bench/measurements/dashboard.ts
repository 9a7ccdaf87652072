import type { Measurement } from '../frame/measurement.ts';
import { ask } from '../frame/programs.ts';
import { newShop, startBeside } from '../product/booking-services.ts';

/** One call is short: more looks than elsewhere cost little. */
const ROUNDS = 9;

export const dashboard: Measurement = {
  title: 'what staff ask for: list, searches, counts, day board',
  notes: ['Budgets: 50 ms for each of the list, 100 ms for the board, with 1,000,000 bookings.'],
  async *stages(bench) {
    const { url } = await startBeside(bench, 'dashboard.ts', await newShop(bench));
    const calls = await ask<string[]>(`${url}/calls`);
    let made = 0;
    for (const size of bench.options.sizes) {
      await ask(`${url}/fill?count=${size - made}`, { method: 'POST' });
      made = size;
      yield {
        name: `${size.toLocaleString('en')} bookings`,
        rounds: ROUNDS,
        subjects: calls.map((name) => ({
          name,
          measure: () => ask<{ ms: number }>(`${url}/call?name=${encodeURIComponent(name)}`),
        })),
      };
    }
  },
};
