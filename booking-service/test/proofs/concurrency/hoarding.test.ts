import { expect, test } from 'vitest';
import { asInProduction, visitors } from '../../service/bookings/hoarding.harness.ts';
import { httpClient } from '../../harness/http.ts';
import { startTestService } from '../../harness/service.ts';

/** So many at once, from one address, each for a time of their own. */
const RUSH = 24;
/** A rush in which no two statements overlap proves nothing; of so many, some do. */
const MOST_RUSHES = 20;

const service = await startTestService({ environment: asInProduction });
const unguarded = await startTestService({ environment: asInProduction });

/** How many of a rush from one address hold something afterwards. */
async function rush({ hold }: Pick<ReturnType<typeof visitors>, 'hold'>, address: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: RUSH }, () => hold(address)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect(count(201) + count(429)).toBe(RUSH);
  return count(201);
}

test('the control: when nobody waits for the others who count, one address holds more than its three', async () => {
  const { rows } = await unguarded.db.query<{ source: string }>(
    `SELECT pg_get_functiondef('count_unpaid_holds'::regproc) AS source`,
  );
  const source = rows[0]?.source ?? '';
  const withoutLock = source.replace(/PERFORM pg_advisory_xact_lock[^;]*;/, 'NULL;');
  expect(withoutLock).not.toBe(source);
  await unguarded.db.query(withoutLock);
  const crowd = visitors(unguarded, httpClient((await unguarded.anotherCopy()).url));
  let held = 0;
  for (let rushes = 0; held <= 3 && rushes < MOST_RUSHES; rushes += 1)
    held = await rush(crowd, `10.1.${rushes}.1`);
  expect(held).toBeGreaterThan(3);
});

test('with it exactly three get theirs, whichever copies they meet', async () => {
  const crowd = visitors(service, httpClient((await service.anotherCopy()).url));
  for (let round = 0; round < 5; round += 1) expect(await rush(crowd, `10.2.${round}.1`)).toBe(3);
});
