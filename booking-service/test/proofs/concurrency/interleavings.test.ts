import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { figure, inBatches, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import type { StaffDesk } from '../../service/payments/staff-desk.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { expectPromises } from './worlds/promises.ts';
import { expectSlotsOwned, expectStandTogether } from './worlds/moments.ts';
import { comesToRest } from './worlds/rest.ts';
import { steps } from './worlds/steps.ts';
import type { World } from './worlds/world.ts';

/**
 * Seeded interleavings: some times in a row, orders of one to three people who want them, and everything that can happen to them, in random order
 * and partly at the same moment. After each world has come to rest, every promise is checked on it.
 */
const WORLDS = times(12, 1_000);
/** Worlds that run side by side, each lane in a shop with a clock of its own. */
const LANES = 4;
/** A shop sells 90 days; each world uses four times of its own. */
const PER_SHOP = 1_000;
const STEPS = 10;
const PROOF = 'seeded interleavings';
const TIMES_PER_WORLD = 4;
const timeout = patience(90_000);

/** What may be answered; anything else breaks the world. */
const told = [200, 201, 202, 401, 409];

const names = Object.keys(steps);

async function run(world: World): Promise<void> {
  await steps.hold?.(world);
  await steps.openCardWindow?.(world);
  for (let step = 0; step < STEPS; step += 1) {
    const together = Array.from({ length: world.random.pick([1, 1, 2, 3]) }, () => world.random.pick(names));
    world.log.push(together.join(' + '));
    const answers = await Promise.all(together.map(async (name) => steps[name]?.(world)));
    for (const answer of answers) if (answer) expect(told, JSON.stringify(answer)).toContain(answer.status);
    await expectSlotsOwned(world);
    await expectStandTogether(world);
  }
}

function slotsOf(world: number) {
  return Array.from({ length: TIMES_PER_WORLD }, (_, index) => {
    const slot = (world % PER_SHOP) * TIMES_PER_WORLD + index;
    const minutes = 10 * 60 + (slot % 72) * 10;
    const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    return { bookingDate: addSeoulDays(TOMORROW, 1 + Math.floor(slot / 72)), bookingTime };
  });
}

let done = 0;

/** One world after the other, each in a shop that may have seen others before it. */
async function runLane(lane: number): Promise<string> {
  let desk: StaffDesk | undefined;
  for (let index = lane, seen = 0; index < WORLDS; index += LANES, seen += 1) {
    if (!desk || seen % PER_SHOP === 0)
      desk = await openStaffDesk({ payments: { timeouts: { writeMs: 1_000, readMs: 2_000 } } });
    desk.clock.set(MORNING);
    const random = seededRandom(SEED + index);
    const world: World = {
      ...{ desk, random, slots: slotsOf(seen), checkouts: [], log: [], acknowledged: new Set<string>() },
    };
    try {
      await run(world);
      await comesToRest(world);
      await expectSlotsOwned(world);
      await expectStandTogether(world);
      await expectPromises(world);
      progress(PROOF, (done += 1), WORLDS);
    } catch (error) {
      throw new Error(`World ${SEED + index} broke a promise after:\n${world.log.join('\n')}`, {
        cause: error,
      });
    }
  }
  return tally(desk);
}

test('seeded interleavings: every promise holds in every world', { timeout }, async () => {
  const [happened = ''] = await inBatches(LANES, LANES, runLane);
  figure(PROOF, { worlds: WORLDS, steps: STEPS, seed: SEED, inOneLane: happened });
});

/** What the worlds of a shop went through: a proof in which nothing happens proves nothing. */
async function tally(desk: StaffDesk | undefined): Promise<string> {
  const found = await desk?.db.query<{ event: string; count: number }>(
    'SELECT event, count(*)::int AS count FROM booking_history GROUP BY event ORDER BY count DESC',
  );
  return (found?.rows ?? []).map(({ event, count }) => `${event} ${count}`).join(', ');
}
