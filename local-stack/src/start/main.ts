import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { addressTable } from './address-table.ts';
import { guardAgainstKill } from './guard.ts';
import { readOptions, type StackOptions, usage } from './options.ts';
import { preflight } from './preflight.ts';
import { report, seconds } from './report.ts';
import { stackFileContent } from './stack-file.ts';
import { Stack } from './stack.ts';

const startedAt = Date.now();

async function main(): Promise<void> {
  const options = await readOptions(process.argv.slice(2), process.env);
  if (!options) return report.line(usage);
  report.heading('Record cafe: site, bookings, payments and CMS on this machine');
  const stopRequested = whenAskedToStop();
  await preflight(options);
  const dismissGuard = guardAgainstKill(options.dataFolder);
  const stack = new Stack(options);
  const stop = async (exitCode: number) => {
    const stopAt = Date.now();
    await stack.stop();
    await dismissGuard();
    report.line(`  Stopped everything (${seconds(Date.now() - stopAt)}).`);
    process.exit(exitCode);
  };
  try {
    await Promise.race([stack.start(), stack.broken.promise, stopRequested]);
    if (isStopRequested) return await stop(130);
    announce(stack, options);
    await Promise.race([stack.broken.promise, stopRequested]);
    await stop(0);
  } catch (error) {
    report.failure((error as Error).message);
    await stop(1);
  }
}

let isStopRequested = false;

/** Ctrl-C, a signal, or the end of the launcher that started us, even by kill -9. A repetition changes nothing. */
function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    const ask = () => {
      isStopRequested = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.on('disconnect', ask);
  });
}

function announce(stack: Stack, options: StackOptions): void {
  writeFileSync(stack.context.paths.stackFile, stackFileContent(stack.context), { mode: 0o600 });
  report.line(`\n${addressTable(stack.context.urls)}`);
  const folder = relative(process.cwd(), options.dataFolder) || options.dataFolder;
  report.line(`\n  Ready in ${seconds(Date.now() - startedAt)}. Data and logs are in ${folder}.`);
  report.line('  Ctrl-C stops everything; npm start -- --reset begins anew.\n');
  process.send?.('ready');
}

main().catch((error: unknown) => {
  report.failure((error as Error).message);
  process.exit(1);
});
