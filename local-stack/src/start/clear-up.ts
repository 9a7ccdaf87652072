import { clusterFolder } from '../postgres/embedded-postgres.ts';
import { clearStaleLock } from '../postgres/stale-lock.ts';
import { dataPaths } from './data-folder.ts';
import { findRunningStack, stopLeftovers } from './run-record.ts';

/** Started by guard.ts when the supervisor was killed: stops the programs of that stack, and then its PostgreSQL. */
const dataFolder = process.argv[2];
if (dataFolder === undefined) throw new Error('A data folder is needed.');
const { postgres, runRecord } = dataPaths(dataFolder);
/** A new start clears up by itself, and its own programs must stay. */
const isTakenOver = () => findRunningStack(runRecord) !== undefined;

if (!isTakenOver()) await stopLeftovers(runRecord, dataFolder);
if (!isTakenOver()) await clearStaleLock(clusterFolder(postgres));
