import { expect, test } from 'vitest';
import { figure, patience, progress, SEED, times } from '../../harness/proof.ts';
import { expectSigned } from './cash-up.ts';
import { guestsOf, openSaturday, SATURDAY } from './day.ts';
import type { Saturday } from './day.ts';
import { expectedFacts } from './expected.ts';
import { whoDisagrees } from './facts.ts';
import { faults } from './faults.ts';
import { expectComparedWithProvider, expectDelivered } from './afterwards.ts';
import { foundFacts } from './found.ts';
import { blockSteps } from './steps/blocks.ts';
import { counterSteps } from './steps/counter.ts';
import { visitorSteps } from './steps/visitors.ts';

const WORLDS = times(1, 5);
const STEPS = 200;
const COMPARED_EVERY = 20;
/** What needs something else to have happened may not come to it in one world. */
const KINDS_LEFT_OUT = 5;
const PROOF = 'a Saturday';
const timeout = patience(120_000);

/** What a Saturday is full of; everything else happens as often as each other. */
const often: Record<string, number> = {
  'visitor: book': 6,
  'visitor: pay': 6,
  'visitor: leaveWindowOpen': 2,
  'visitor: payTooLate': 3,
  'counter: sellWalkIn': 4,
  'counter: noteStep': 6,
  'counter: refund': 3,
  'counter: giveBackAtCounter': 3,
  'block: decide': 3,
};
const named = [
  ...Object.entries(visitorSteps).map(([name, step]) => [`visitor: ${name}`, step] as const),
  ...Object.entries(counterSteps).map(([name, step]) => [`counter: ${name}`, step] as const),
  ...Object.entries(blockSteps).map(([name, step]) => [`block: ${name}`, step] as const),
];
const steps = named.flatMap(([name, step]) =>
  Array.from({ length: often[name] ?? 1 }, () => [name, step] as const),
);

/** How often what has not happened yet is tried first. */
const NEW_FIRST = 0.4;

/** One more thing that happens, a few minutes later; which of them is possible depends on what has happened before. */
async function nextStep(day: Saturday, done: ReadonlySet<string>): Promise<{ name: string; what: string }> {
  const { desk, random } = day;
  desk.clock.advanceMinutes(random.below(8));
  await desk.awake();
  const isNew = random.chance(NEW_FIRST);
  const first = isNew ? named.filter(([name]) => !done.has(name)) : [];
  for (let at = 0; ; at += 1) {
    const [name, step] = first[at] ?? random.pick(steps);
    const what = await step(day);
    if (what !== null) return { name, what };
  }
}

/** Fails with whoever says something else than what was done. */
async function expectSameStory(day: Saturday, told: string): Promise<void> {
  const [found, expected] = [await foundFacts(day), expectedFacts(day)];
  for (const part of whoDisagrees(found, expected))
    expect(found[part], `${part}, ${told}`).toEqual(expected[part]);
}

async function liveThrough(seed: number): Promise<Record<string, number>> {
  const day = await openSaturday(seed);
  const log: string[] = [];
  const told = () => `seed ${seed}:\n${log.join('\n')}`;
  const done = new Set<string>();
  for (let step = 1; step <= STEPS; step += 1) {
    const { name, what } = await nextStep(day, done).catch((cause: unknown) => {
      throw new Error(`Step ${step}, ${told()}`, { cause });
    });
    done.add(name);
    log.push(`${step}. ${name}: ${what}`);
    if (step % COMPARED_EVERY === 0) await expectSameStory(day, told());
  }
  expect(done.size, `most of what can happen has, ${told()}`).toBeGreaterThan(named.length - KINDS_LEFT_OUT);
  for (const fault of faults) {
    await fault.happens(day);
    expect(whoDisagrees(await foundFacts(day), expectedFacts(day)), fault.name).toEqual(fault.isSaidBy);
    await fault.isMended(day);
  }
  await expectSameStory(day, told());
  await expectSigned(day, SATURDAY, expectedFacts(day).cashUp);
  const mails = await expectDelivered(day);
  const { matched } = await expectComparedWithProvider(day);
  return { guests: guestsOf(day).length, mails, movements: matched };
}

test(
  'a Saturday: board, list, claims, provider, ledger, cash-up and mails tell the same story',
  { timeout },
  async () => {
    const sums: Record<string, number> = { guests: 0, mails: 0, movements: 0 };
    for (let world = 0; world < WORLDS; world += 1) {
      const lived = await liveThrough(SEED + world);
      for (const [name, count] of Object.entries(lived)) sums[name] = (sums[name] ?? 0) + count;
      progress(PROOF, world + 1, WORLDS);
    }
    figure(PROOF, {
      seed: SEED,
      days: WORLDS,
      steps: STEPS * WORLDS,
      ...sums,
      faultsFound: faults.length * WORLDS,
    });
  },
);
