import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import { ensureChromium } from '../../local-stack/src/testing/chromium.ts';
import {
  type Counts,
  noTests,
  oneFailed,
  playwrightCounts,
  summary,
  total,
} from '../../local-stack/src/testing/counts.ts';
import { headingLine, runStage, seconds } from '../../local-stack/src/testing/stages.ts';
import { cleanUpWhenStopped } from './clean-up.ts';
import { Compose } from './compose.ts';
import { stackEnvironment, type VariantName } from './docker-stack.ts';
import { useEngine } from './engine.ts';
import { step } from './steps.ts';
import { type PreparedStack, prepareDevelopment, prepareProduction } from './variants.ts';

/**
 * `npm run test:docker`: builds, starts, tests and takes down both composed variants. `npm run test:docker -- production`
 * runs one of them. Each build and start counts as a test. For working on the tests: DOCKER_TEST_KEEP=1 leaves the last
 * variant up, DOCKER_TEST_PROJECT names it, DOCKER_TEST_IMAGES=latest takes the images of that tag instead of building.
 */
const results = join(repositoryRoot, 'test-results');
const folder = join(results, 'docker');
const summaryFile = join(results, 'docker-summary.txt');
const isKept = Boolean(process.env['DOCKER_TEST_KEEP']);
/** Images, volumes and networks carry this name, so nothing of anybody else is ever taken down. */
const project = process.env['DOCKER_TEST_PROJECT'] ?? `record-cafe-test-${process.pid}`;

/** Promised: healthy this soon after the build. Where nothing was built, nothing is measured. */
const healthyWithinSeconds = process.env['DOCKER_TEST_IMAGES'] ? 900 : 180;

const variants: Record<VariantName, (project: string, folder: string) => Promise<PreparedStack>> = {
  development: prepareDevelopment,
  production: prepareProduction,
};
const chosen = process.argv.slice(2);
const wanted = (Object.keys(variants) as VariantName[]).filter(
  (name) => !chosen.length || chosen.includes(name),
);

const counts: Counts[] = [];
const { undo, signal, cleanUp } = cleanUpWhenStopped();

async function testVariant(name: VariantName): Promise<void> {
  process.stdout.write(headingLine(`Docker: ${name}`));
  const variantFolder = join(folder, name);
  const depth = undo.length;
  const { stack, close } = await variants[name](project, variantFolder);
  const compose = new Compose(stack);
  // With DOCKER_TEST_KEEP: the environment for `playwright test --config deploy/test/playwright.config.ts` by hand.
  writeFileSync(join(variantFolder, 'environment.json'), JSON.stringify(stackEnvironment(stack)));
  const logFile = join(variantFolder, 'compose.log');
  undo.push(async () => {
    await compose.tryRun(['logs', '--no-color', '--timestamps'], {
      logFile: join(variantFolder, 'containers.log'),
    });
    if (!isKept) counts.push(await step(`${name}: takes everything down`, () => takeDown(compose)));
    close();
  });

  const built = process.env['DOCKER_TEST_IMAGES']
    ? noTests
    : await step(`${name}: the images build`, () => compose.run(['build'], { logFile, signal }));
  const upArgs = ['up', '--detach', '--wait', '--wait-timeout', String(healthyWithinSeconds)];
  const up = await step(`${name}: everything is healthy within 3 minutes of the build`, () =>
    compose.run(upArgs, { logFile, signal }),
  );
  counts.push(built, up);
  if (signal.aborted || total([built, up]).failed > 0) return cleanUp(depth);
  const resultFile = join(variantFolder, 'playwright.json');
  counts.push(
    await runStage({
      title: `Docker: ${name}, tests`,
      command: ['playwright', 'test', '--config', 'deploy/test/playwright.config.ts'],
      env: { ...stackEnvironment(stack), PLAYWRIGHT_RESULT_FILE: resultFile },
      counts: playwrightCounts,
      resultFile,
      signal,
    }),
  );
  await cleanUp(depth);
}

const ofProject = ['--quiet', '--filter', `label=com.docker.compose.project=${project}`];

/** Containers, volumes and networks; throws when something is left. */
async function takeDown(compose: Compose): Promise<void> {
  await compose.run(['--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '20']);
  for (const list of [
    ['ps', '--all'],
    ['volume', 'ls'],
    ['network', 'ls'],
  ]) {
    const left = await compose.docker([...list, ...ofProject]);
    if (left.trim() !== '') throw new Error(`"docker ${list.join(' ')}" still shows ${left.trim()}`);
  }
}

/** The images that were built; both variants use the same. By name: others may have tags on the same layers. */
async function removeImages(): Promise<void> {
  const engine = new Compose({ composeEnv: {} });
  const filter = ['--filter', `reference=*/*:${project}`, '--format', '{{.Repository}}:{{.Tag}}'];
  const names = (await engine.docker(['image', 'ls', ...filter])).split('\n').filter(Boolean);
  if (names.length > 0) await engine.docker(['image', 'rm', ...names]);
}

const startedAt = Date.now();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  process.stdout.write(headingLine('Docker: engine'));
  const stopEngine = useEngine();
  if (!isKept) undo.push(stopEngine, removeImages);
  ensureChromium();
  for (const name of wanted) await testVariant(name);
} catch (error) {
  counts.push(oneFailed('Docker', error instanceof Error ? error.message : String(error)));
}
await cleanUp();
const sum = total(counts);
process.stdout.write(`\nAll of it took ${seconds(startedAt)}.\n${summary(sum)}`);
writeFileSync(summaryFile, summary(sum));
process.exit(sum.failed === 0 ? 0 : 1);
