import { withClient } from '../../local-stack/src/postgres/databases.ts';
import { benchVisitors } from '../../booking-service/bench/visitors.ts';
import type { Bench } from '../frame/bench.ts';
import { withCpu } from '../frame/cpu.ts';
import { timesOf } from '../frame/load.ts';
import type { Figures, Measurement } from '../frame/measurement.ts';
import { ask, type Program } from '../frame/programs.ts';
import { asRequest, bookingOf, rivalsFor } from '../product/booking-requests.ts';
import type { Visitors } from '../product/booking-requests.ts';
import { COPIES, newShop, startBeside, startCopies } from '../product/booking-services.ts';
import { press } from '../product/press.ts';
import { startPayloadRival } from '../product/payload-rival.ts';

const PATH = '/api/bookings';

export const bookings: Measurement = {
  title: 'a direct booking with two add-ons, each for a slot of its own',
  notes: [
    '"claim and insert" keeps no promise but one booking for a slot; the Payload collection asks in a hook whether the slot is',
    'free, as its documentation would have it. It runs on Payload’s own REST handler without Next.js before it, which costs it less.',
  ],
  async *stages(bench) {
    const shop = await newShop(bench);
    const express = await startBeside(bench, 'rivals/express.ts', shop);
    const ownSql = await startBeside(bench, 'own-sql.ts', await newShop(bench));
    const payload = await startPayloadRival(bench);
    const copies = await startCopies(bench, shop, Math.max(...COPIES));
    const [service] = copies;
    if (!service) throw new Error('There is no copy of the service.');
    // Each place has slots of its own. Rivals sell any day; ours no further ahead than a year.
    const sellTo = (visitors: Visitors, programs: Program[], people = 1, path = PATH) =>
      press(bench, programs, path, { request: asRequest(() => bookingOf(visitors, people)), status: 201 });
    const visitors = benchVisitors();
    const book = async (programs: Program[], people = 1) => {
      await visitors.makeRoom((sql) => withClient(shop, (client) => client.query(sql)));
      return sellTo(visitors, programs, people);
    };
    const [ofExpress, ofPayload] = [benchVisitors(), benchVisitors()];
    const ours = 'ours, 1 copy';
    yield {
      name: 'sales',
      comparedWith: { subject: ours, figure: 'per second' },
      subjects: [
        { name: 'Express hello, POST', measure: () => sellTo(ofExpress, [express], 1, '/hello') },
        { name: 'Express with SELECT 1', measure: () => press(bench, [express], '/select-one') },
        { name: 'claim and insert behind Express', measure: () => sellTo(ofExpress, [express]) },
        { name: 'a Payload collection with a hook', measure: () => sellTo(ofPayload, [payload]) },
        { name: 'our own SQL, straight', measure: () => straight(bench, ownSql) },
        ...COPIES.map((count) => ({
          name: count === 1 ? ours : `ours, ${count} copies`,
          measure: () => book(copies.slice(0, count)),
        })),
        { name: 'ours, parties of four', measure: () => book([service], 4) },
      ],
    };
    const wanted = rivalsFor(visitors);
    const places = {
      'claim and insert behind Express': express,
      'a Payload collection with a hook': payload,
      [ours]: service,
    };
    // Somebody has the slot before the first of those who are refused comes.
    for (const { url } of Object.values(places))
      await fetch(`${url}${PATH}`, { method: 'POST', ...wanted() });
    yield {
      name: 'refusals: somebody has the slot',
      comparedWith: { subject: ours, figure: 'per second' },
      subjects: Object.entries(places).map(([name, program]) => ({
        name,
        measure: () => press(bench, [program], PATH, { request: asRequest(wanted), status: 409 }),
      })),
    };
  },
};

function straight({ options, postgresPid }: Bench, program: Program): Promise<Figures> {
  const url = `${program.url}/run?seconds=${options.seconds}&connections=${options.connections}`;
  return withCpu({ program: [program.pid], Postgres: [postgresPid] }, async () => {
    const { times, seconds } = await ask<{ times: number[]; seconds: number }>(url);
    const figures = { ...timesOf(times), 'per second': times.length / seconds };
    return { pieces: times.length, figures };
  });
}
