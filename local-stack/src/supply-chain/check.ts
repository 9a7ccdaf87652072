import { advisoriesPath, dayOf, readAdvisories } from './advisories-file.ts';
import { advisoryProblems } from './advisories.ts';
import { integrityProblems } from './integrity.ts';
import { licenceProblems } from './licences.ts';
import { readLock } from './lock.ts';

/**
 * `npm run supply-chain`: what package-lock.json installs is exactly known, may be used, and has no known fault. Needs no
 * connection; ends with 1 when something is wrong.
 */
const lock = readLock();
const advisories = await readAdvisories(advisoriesPath);
const problems = [
  ...integrityProblems(lock),
  ...licenceProblems(lock),
  ...advisoryProblems(lock, advisories, dayOf(new Date())),
];
const ours = lock.filter(({ dev }) => !dev).length;
process.stdout.write(`${lock.length} packages, ${ours} of them for production\n`);
process.stdout.write(
  advisories.askedAt === null
    ? `Faults: ${advisories.advisories.length} known by hand; no registry has been asked yet (npm run advisories:refresh)\n`
    : `Faults: as known on ${advisories.askedAt} (npm run advisories:refresh)\n`,
);
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
