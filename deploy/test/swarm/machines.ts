import { dirname } from 'node:path';
import { Compose, type RunOptions } from '../compose.ts';
import { engineScript } from '../engine.ts';

export const machineNumbers = [1, 2, 3] as const;
export type MachineNumber = (typeof machineNumbers)[number];

const shell = new Compose({ composeEnv: {} });

/** What the script that brings the engine can do to a machine. The first is the one that the tests run on. */
export async function toMachines(command: string, ...args: string[]): Promise<void> {
  const { code, text } = await shell.try(['bash', engineScript, command, ...args]);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${text}`);
}

export const kill = (machine: MachineNumber) => toMachines('kill-node', String(machine));
export const start = (machine: MachineNumber) => toMachines('start-node', String(machine));
export const cut = (machine: MachineNumber) => toMachines('cut-node', String(machine));
export const mend = (machine: MachineNumber) => toMachines('mend-node', String(machine));

/** Where visitors reach a machine. */
export const addressOf = (machine: MachineNumber) => `10.77.0.${machine}`;

/** `docker` on one machine, also on one that the others do not reach. */
export function docker(machine: MachineNumber, args: string[], options?: RunOptions): Promise<string> {
  const folder = dirname(new URL(process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock').pathname);
  const engine = machine === 1 ? [] : ['--host', `unix://${folder}/n${machine}/docker.sock`];
  return shell.docker([...engine, ...args], options);
}

/** The container of a service on a machine; undefined where there is none, or no machine. */
export async function containerOn(machine: MachineNumber, service: string): Promise<string | undefined> {
  const filter = ['--filter', `label=com.docker.swarm.service.name=cafe_${service}`];
  const ids = await docker(machine, ['ps', '--quiet', ...filter]).catch(() => '');
  return ids.split('\n').find(Boolean);
}
