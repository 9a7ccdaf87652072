import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { createDeps } from '../../../src/deps.ts';
import { compareStores } from '../../../src/recordings/keeping/compare-stores.job.ts';
import { endRecordings, removeEnded } from '../../../src/recordings/keeping/end-recordings.job.ts';
import { storeBooking } from '../../service/email/outbox.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { testClock } from '../../harness/clock.ts';
import { testConfig } from '../../harness/config.ts';
import type { CopyProcess } from '../../harness/copy-process.ts';
import { startCopyProcess } from '../../harness/copy-process.ts';
import { startCrashingPostgres } from '../../harness/crashing-postgres.ts';
import { figure, patience, progress, SEED, seededRandom, times } from '../../harness/proof.ts';
import { until } from '../../harness/waits.ts';
import { uploadStubbornly } from './recording-kills/stubborn-uploader.ts';
import type { Uploads } from './recording-kills/stubborn-uploader.ts';

const PROOF = 'kill -9 of service and database during uploads';
const KILLS = times(4, 100);
/** Of so many kills one is the database's. */
const DATABASE_EVERY = 5;
const DESKS = 4;
const timeout = patience(120_000);

const folder = await mkdtemp(join(tmpdir(), 'recordings-killed-'));
const postgres = await startCrashingPostgres();
await migrate(postgres.url);
const clock = testClock();
const environment = { RECORDINGS_DIR: folder };
const config = testConfig(postgres.url, environment);
const deps = await createDeps(config, { clock: clock.now });
await sell(deps.db, aCatalogue(1));
afterAll(async () => {
  await deps.db.close();
  await rm(folder, { recursive: true, force: true });
});

const copies: CopyProcess[] = [];
const startCopy = async () => {
  const now = clock.now();
  copies.push(await startCopyProcess({ databaseUrl: postgres.url, now, backgroundJobs: true, environment }));
};
afterAll(() => {
  for (const copy of copies) copy.kill('SIGKILL');
});

test(
  'kill -9 of copies and of PostgreSQL at any moment of an upload: what was acknowledged is there, and no orphan stays beyond a day',
  { timeout },
  async () => {
    const random = seededRandom(SEED);
    await Promise.all([startCopy(), startCopy()]);
    const staff = await signedInBrowser(copies[0]?.url ?? '', deps.db, 'staff');
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { id: bookingId } = await storeBooking(deps.db);
    const uploads: Uploads = { told: [], interruptions: 0, lostBytes: 0 };
    let isOver = false;
    const desks = Array.from({ length: DESKS }, (_, desk) =>
      uploadStubbornly(
        { urlNow: () => random.pick(copies).url, cookie, bookingId, isOver: () => isOver },
        uploads,
        SEED + desk,
      ),
    );

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = uploads.told.length + uploads.interruptions;
      if (kill % DATABASE_EVERY === 0) {
        await postgres.crash();
        await postgres.start();
      } else {
        const dying = random.pick(copies);
        dying.kill('SIGKILL');
        await dying.ended();
        await startCopy();
        copies.splice(copies.indexOf(dying), 1);
      }
      // Something goes on between two kills, or it would be one.
      await until('an upload to notice', () => uploads.told.length + uploads.interruptions > before);
      progress(PROOF, kill, KILLS);
    }
    await until('a file to be ready', () => uploads.told.some(({ isReady }) => isReady));
    isOver = true;
    await Promise.all(desks);

    expect(uploads.lostBytes).toBe(0);
    for (const { id, content } of uploads.told)
      expect((await readFile(join(folder, id))).equals(content), `${id} is what was sent`).toBe(true);

    // A day later nothing is left of what nobody was told of: uploads whose beginning was never answered.
    for (const copy of copies) copy.kill('SIGKILL');
    const begun = await deps.db.query(`SELECT FROM recordings WHERE state = 'uploading'`);
    clock.advanceMinutes(25 * 60);
    const feature = { ...deps, store: deps.recordingStore };
    await endRecordings(feature);
    await until('all leases to end', async () => {
      await removeEnded(feature, new AbortController().signal);
      const { rowCount } = await deps.db.query(
        `SELECT FROM recordings WHERE state = 'ended' AND gone_at IS NULL`,
      );
      return rowCount === 0;
    });
    const told = uploads.told.map(({ id }) => id).sort();
    expect((await readdir(folder)).sort()).toEqual(told);
    expect(await compareStores(feature)).toEqual({ unknown: [], removed: [], missing: [] });
    figure(PROOF, {
      kills: KILLS,
      files: told.length,
      interruptions: uploads.interruptions,
      lost: 0,
      orphansRemoved: begun.rowCount,
    });
  },
);
