import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';

/**
 * A script that brings a Docker engine where none is at hand, used if it exists: `up` starts it, `env` prints the exports
 * that lead to it, `stop` ends it. Without it, the engine of this machine is used.
 */
export const engineScript = resolve(
  process.env['DOCKER_ENGINE_SCRIPT'] ?? join(repositoryRoot, '../shared/tools/docker-standin.sh'),
);

const howToGetDocker =
  'test:docker needs Docker with Compose v2 (https://docs.docker.com/engine/install/), ' +
  'or a script that starts one, named in DOCKER_ENGINE_SCRIPT.';

const answers = () => spawnSync('docker', ['compose', 'ls', '--quiet'], { stdio: 'ignore' }).status === 0;

/** Leads this process and its children to a running engine; answers with what ends it, if it was started here. */
export function useEngine(): () => void {
  if (!existsSync(engineScript)) {
    if (answers()) return () => undefined;
    throw new Error(howToGetDocker);
  }
  takeEnvironment();
  const wasRunning = answers();
  const up = spawnSync('bash', [engineScript, 'up'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (up.status !== 0 || !answers()) throw new Error(`${engineScript} could not start an engine.`);
  if (!wasRunning) leaveSwarm();
  return () => {
    if (!wasRunning) spawnSync('bash', [engineScript, 'stop'], { stdio: ['ignore', 'inherit', 'inherit'] });
  };
}

/**
 * A Swarm test that was killed leaves its engine a manager without the other machines. It has no leader, and without one an
 * engine makes no network at all.
 */
function leaveSwarm(): void {
  const state = execFileSync('docker', ['info', '--format', '{{.Swarm.LocalNodeState}}'], {
    encoding: 'utf8',
  });
  if (state.trim() !== 'inactive')
    execFileSync('docker', ['swarm', 'leave', '--force'], { stdio: 'inherit' });
}

/** The exports are shell text, so a shell reads them. */
function takeEnvironment(): void {
  const script = 'eval "$(bash "$1" env)" && env -0';
  const output = execFileSync('bash', ['-c', script, 'bash', engineScript], { encoding: 'utf8' });
  for (const entry of output.split('\0')) {
    const [key, value] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
    if (key) process.env[key] = value;
  }
}
