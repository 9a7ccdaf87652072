import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preflight } from '../../local-stack/src/start/preflight.ts';
import { readOptions, repositoryRoot } from '../../local-stack/src/start/options.ts';
import { Stack } from '../../local-stack/src/start/stack.ts';
import type { StackUrls } from '../../local-stack/src/start/stack-context.ts';

export interface WholeStack {
  urls: StackUrls;
  contentApiToken: string;
  /** What runs, by the names that it has in the stack; each may have children. */
  processes(): { name: string; pid: number }[];
  stop(): Promise<void>;
}

/** Kept between runs: its first content takes longer than most measurements. */
const dataFolder = join(repositoryRoot, '.data/bench');

/** The whole product with its sample content, as `npm start` brings it up. */
export async function startWholeStack(): Promise<WholeStack> {
  const options = await readOptions(['--ports=auto', `--data=${dataFolder}`], {});
  if (!options) throw new Error('These options start a stack.');
  await preflight(options);
  const stack = new Stack(options);
  try {
    await stack.start();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  const { urls, secrets, paths } = stack.context;
  return {
    urls,
    contentApiToken: secrets.contentApiToken,
    processes() {
      const record = JSON.parse(readFileSync(paths.runRecord, 'utf8')) as {
        processes: { name: string; pid: number }[];
      };
      return record.processes.map(({ name, pid }) => ({ name, pid }));
    },
    stop: () => stack.stop(),
  };
}
