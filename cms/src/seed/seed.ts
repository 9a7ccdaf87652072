import { createLocalReq, type Payload } from 'payload';
import { databaseOf } from '../content-version/database.ts';
import { seedSteps as seedStepsTable } from '../content-version/tables.ts';
import { seedSteps } from './steps/index.ts';
import type { SeedStep } from './steps/step.ts';

/**
 * Writes the first content. What was seeded before is left as staff made it, so it can run at
 * every start. @returns the names of the steps that ran
 */
export async function seed(payload: Payload): Promise<string[]> {
  const done = await finishedSteps(payload);
  const ran: string[] = [];
  for (const step of seedSteps.filter(({ name }) => !done.has(name))) {
    await runOnce(step, payload);
    ran.push(step.name);
  }
  return ran;
}

async function finishedSteps(payload: Payload): Promise<Set<string>> {
  const rows = await payload.db.drizzle.select().from(seedStepsTable);
  return new Set(rows.map(({ name }) => name));
}

async function runOnce(step: SeedStep, payload: Payload): Promise<void> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The seed needs transactions.');
  const req = await createLocalReq({}, payload);
  req.transactionID = transactionID;
  try {
    const db = await databaseOf(payload, req);
    await db.insert(seedStepsTable).values({ name: step.name, doneAt: new Date() });
    await step.run(req);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
