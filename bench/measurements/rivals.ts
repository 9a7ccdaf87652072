import { benchVisitors } from '../../booking-service/bench/visitors.ts';
import type { Figures, Measurement } from '../frame/measurement.ts';
import { bookingOf, rivalsFor } from '../product/booking-requests.ts';
import { newShop, startBeside, startCopies } from '../product/booking-services.ts';
import { startPayloadRival } from '../product/payload-rival.ts';

const RIVALS = 100;

export const rivals: Measurement = {
  title: `${RIVALS} visitors want one slot at the same moment; one of them may have it`,
  async *stages(bench) {
    const shop = await newShop(bench);
    const express = await startBeside(bench, 'rivals/express.ts', shop);
    const payload = await startPayloadRival(bench);
    const copies = await startCopies(bench, shop, 2);
    const visitors = benchVisitors();
    const compete = async (...urls: string[]) => {
      // A shop that is open has its connections to the database already; without them one would be first by far.
      await submitTogether(() => bookingOf(visitors), urls);
      return competeFor(rivalsFor(visitors), urls);
    };
    yield {
      subjects: [
        { name: 'claim and insert behind Express', measure: () => compete(express.url) },
        { name: 'a Payload collection with a hook', measure: () => compete(payload.url) },
        { name: 'ours, 1 copy', measure: () => compete(...copies.slice(0, 1).map(({ url }) => url)) },
        { name: 'ours, 2 copies', measure: () => compete(...copies.map(({ url }) => url)) },
      ],
    };
  },
};

type Next = ReturnType<typeof rivalsFor>;

/** The statuses of the answers. */
const submitTogether = (next: Next, urls: string[]): Promise<number[]> =>
  Promise.all(
    Array.from({ length: RIVALS }, async (_, rival) => {
      const url = `${urls[rival % urls.length]}/api/bookings`;
      const answer = await fetch(url, { method: 'POST', ...next() });
      await answer.text();
      return answer.status;
    }),
  );

async function competeFor(next: Next, urls: string[]): Promise<Figures> {
  const startedAt = performance.now();
  const statuses = await submitTogether(next, urls);
  const count = (status: number) => statuses.filter((one) => one === status).length;
  const ms = performance.now() - startedAt;
  // Nobody should get any other answer; who does is not hidden.
  const others = [...new Set(statuses)].filter((status) => ![201, 409].includes(status));
  return {
    'have it': count(201),
    refused: count(409),
    ...Object.fromEntries(others.map((status) => [`answered ${status}`, count(status)])),
    'all answered after ms': ms,
  };
}
