import type { Measurement } from '../frame/measurement.ts';
import { ask } from '../frame/programs.ts';
import { newShop, startBeside } from '../product/booking-services.ts';

/** One call is short: more looks than elsewhere cost little. */
const ROUNDS = 9;

export const reports: Measurement = {
  title: 'what the owner asks for: reports, and the bookings behind a figure',
  notes: ['Budget: 200 ms for each report, with 1,000,000 bookings.'],
  async *stages(bench) {
    const { url } = await startBeside(bench, 'reports.ts', await newShop(bench));
    const calls = await ask<string[]>(`${url}/calls`);
    let made = 0;
    for (const size of bench.options.sizes) {
      const seconds: Record<string, number> = {};
      for (const name of await ask<string[]>(`${url}/steps`)) {
        await ask(`${url}/step?name=${name}&count=${size - made}`, { method: 'POST' });
        let took: number | null = null;
        while (took === null) took = (await ask<{ seconds: number | null }>(`${url}/step`)).seconds;
        seconds[name] = took;
      }
      made = size;
      yield {
        name: `${size.toLocaleString('en')} bookings, all figures made anew in ${seconds.figures?.toFixed(1)} s`,
        rounds: ROUNDS,
        subjects: calls.map((name) => ({
          name,
          measure: () => ask<{ ms: number }>(`${url}/call?name=${encodeURIComponent(name)}`),
        })),
      };
    }
  },
};
