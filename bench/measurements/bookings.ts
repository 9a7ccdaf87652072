import { withClient } from '../../local-stack/src/postgres/databases.ts';
import { benchVisitors } from '../../booking-service/bench/visitors.ts';
import { load, timesOf } from '../frame/load.ts';
import type { Figures, Measurement } from '../frame/measurement.ts';
import { ask, type Program } from '../frame/programs.ts';
import { asRequest, bookingOf, rivalsFor } from '../product/booking-requests.ts';
import { COPIES, newShop, startBeside, startCopies } from '../product/booking-services.ts';
import { startPayloadRival } from '../product/payload-rival.ts';

const PATH = '/api/bookings';

export const bookings: Measurement = {
  title: 'a direct booking with two add-ons, each for a slot of its own',
  notes: [
    '"claim and insert" keeps no promise but one booking for a slot; the Payload collection asks in a hook whether the slot is',
    'free, as its documentation would have it. It runs on Payload’s own REST handler without Next.js before it, which costs it less.',
  ],
  async *stages(bench) {
    const { connections, seconds } = bench.options;
    const shop = await newShop(bench);
    const express = await startBeside(bench, 'rivals/express.ts', shop);
    const ownSql = await startBeside(bench, 'own-sql.ts', await newShop(bench));
    const payload = await startPayloadRival(bench);
    const copies = await startCopies(bench, shop, Math.max(...COPIES));
    const visitors = benchVisitors();
    const book = async (urls: string[], people = 1) => {
      await visitors.makeRoom((sql) => withClient(shop, (client) => client.query(sql)));
      const request = asRequest(() => bookingOf(visitors, people));
      return load({ urls, connections, seconds, request, status: 201 });
    };
    const refuse = (url: string, next: ReturnType<typeof rivalsFor>) =>
      load({ urls: [url], connections, seconds, request: asRequest(next), status: 409 });
    const ours = 'ours, 1 copy';
    yield {
      name: 'sales',
      comparedWith: { subject: ours, figure: 'per second' },
      subjects: [
        { name: 'Express hello, POST', measure: () => book([`${express.url}/hello`]) },
        {
          name: 'Express with SELECT 1',
          measure: () => load({ urls: [`${express.url}/select-one`], connections, seconds }),
        },
        { name: 'claim and insert behind Express', measure: () => book([`${express.url}${PATH}`]) },
        { name: 'a Payload collection with a hook', measure: () => book([`${payload.url}${PATH}`]) },
        { name: 'our own SQL, straight', measure: () => straight(ownSql, seconds, connections) },
        ...COPIES.map((count) => ({
          name: count === 1 ? ours : `ours, ${count} copies`,
          measure: () => book(copies(PATH, count)),
        })),
        { name: 'ours, parties of four', measure: () => book(copies(PATH, 1), 4) },
      ],
    };
    const wanted = rivalsFor(visitors);
    const [service] = copies(PATH, 1);
    const places = {
      'claim and insert behind Express': `${express.url}${PATH}`,
      'a Payload collection with a hook': `${payload.url}${PATH}`,
      [ours]: service ?? '',
    };
    // Somebody has the slot before the first of those who are refused comes.
    for (const url of Object.values(places)) await fetch(url, { method: 'POST', ...wanted() });
    yield {
      name: 'refusals: somebody has the slot',
      comparedWith: { subject: ours, figure: 'per second' },
      subjects: Object.entries(places).map(([name, url]) => ({ name, measure: () => refuse(url, wanted) })),
    };
  },
};

async function straight(program: Program, seconds: number, connections: number): Promise<Figures> {
  const url = `${program.url}/run?seconds=${seconds}&connections=${connections}`;
  const run = await ask<{ times: number[]; seconds: number }>(url);
  return { ...timesOf(run.times), 'per second': run.times.length / run.seconds };
}
