import { readOptions } from '../start/options.ts';
import { Stack } from '../start/stack.ts';
import { makeTestFolder, removeTestFolder } from './test-folder.ts';

/** Builds the CMS and the site as a start does, so that the start for the browser tests finds both; or the one that is named (`site-build`). */
const only = process.argv[2];
const folder = await makeTestFolder();
const options = await readOptions(['--ports=auto', `--data=${folder}`], process.env);
if (!options) throw new Error('These options start a stack.');
const stack = new Stack(options);
const end = async () => {
  await stack.stop();
  removeTestFolder(folder);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void end().then(() => process.exit(1)));
try {
  await stack.build(only);
} finally {
  await end();
}
