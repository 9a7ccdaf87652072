import { resolve } from 'node:path';
import { advisoriesPath, dayOf, readAdvisories, writeAdvisories } from './advisories-file.ts';
import { advisoriesOf, withFound } from './audit-report.ts';
import { npm } from './npm.ts';

/**
 * `npm run advisories:refresh [-- <file>]`: asks the registry what is known about the locked versions and writes it into
 * `advisories.json`, where the checks read it without a connection. Done by hand, and the change is committed.
 */
const path = process.argv[2] === undefined ? advisoriesPath : resolve(process.argv[2]);
const { output, complaint } = await npm(['audit', '--json', '--package-lock-only']);
const found = advisoriesOf(output);
if (!found) {
  process.stderr.write(
    `The registry does not tell which versions have faults, or is out of reach: ${path} stays as it was. Run this where “npm audit” works. npm says:\n${complaint}\n`,
  );
  process.exit(1);
}
await writeAdvisories(path, withFound(await readAdvisories(path), found, dayOf(new Date())));
process.stdout.write(
  `${found.length} known faults of the locked versions. Now run "npm run supply-chain", and commit ${path}.\n`,
);
