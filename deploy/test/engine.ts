import { execFileSync, spawnSync } from 'node:child_process';

const howToGetDocker =
  'These tests need Docker with Compose v2 (https://docs.docker.com/engine/install/), ' +
  'or a script that starts one, named in DOCKER_ENGINE_SCRIPT.';

const answers = () => spawnSync('docker', ['compose', 'ls', '--quiet'], { stdio: 'ignore' }).status === 0;

/**
 * Makes sure that a Docker engine answers this process and its children, and returns a function that stops what was started.
 *
 * Where DOCKER_ENGINE_SCRIPT names a script, that script brings the engine: `up` starts it, `env` prints the exports that lead to it,
 * `stop` ends it. Throws when no engine answers.
 */
export function useEngine(): () => void {
  const script = process.env['DOCKER_ENGINE_SCRIPT'];
  if (!script) {
    if (answers()) return () => undefined;
    throw new Error(howToGetDocker);
  }
  takeEnvironment(script);
  const wasRunning = answers();
  const up = spawnSync('bash', [script, 'up'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (up.status !== 0 || !answers()) throw new Error(`${script} could not start an engine.`);
  if (wasRunning) return () => undefined;
  leaveSwarm();
  return () => spawnSync('bash', [script, 'stop'], { stdio: ['ignore', 'inherit', 'inherit'] });
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
function takeEnvironment(script: string): void {
  const text = 'eval "$(bash "$1" env)" && env -0';
  const output = execFileSync('bash', ['-c', text, 'bash', script], { encoding: 'utf8' });
  for (const entry of output.split('\0')) {
    const [key, value] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
    if (key) process.env[key] = value;
  }
}
