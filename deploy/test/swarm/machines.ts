import { Compose, type RunOptions } from '../compose.ts';
import { useEngine } from '../engine.ts';
import { type Action, machineAccess, type MachineNumber, machineNumbers } from './machine-access.ts';

export { type MachineNumber, machineNumbers } from './machine-access.ts';

const shell = new Compose({ composeEnv: {} });
const access = () => machineAccess(process.env);

/** Leads `docker` of this process and its children to the first machine. Returns a function that stops what was started. */
export function useMachines(): () => void {
  const [first] = access().contexts ?? [];
  if (first !== undefined) {
    process.env['DOCKER_CONTEXT'] = first;
    // Both would come before the context.
    delete process.env['DOCKER_HOST'];
    delete process.env['DOCKER_ENGINE_SCRIPT'];
  }
  return useEngine();
}

async function run(command: string[]): Promise<void> {
  const { code, text } = await shell.try(command);
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${text}`);
}

/** Throws where the caller has named no command for an action: first in a proof, before visitors come. */
export function needs(...actions: Action[]): void {
  for (const action of actions) access().command(action, 1);
}

export const kill = (machine: MachineNumber) => run(access().command('kill', machine));
export const start = (machine: MachineNumber) => run(access().command('start', machine));
export const cut = (machine: MachineNumber) => run(access().command('cut', machine));
export const mend = (machine: MachineNumber) => run(access().command('mend', machine));

/** `docker` on one machine, also on one that the others do not reach. */
export function docker(machine: MachineNumber, args: string[], options?: RunOptions): Promise<string> {
  return shell.docker([...access().dockerArguments(machine), ...args], options);
}

/** The container of a service on a machine; undefined where there is none, or no machine. */
export async function containerOn(machine: MachineNumber, service: string): Promise<string | undefined> {
  const filter = ['--filter', `label=com.docker.swarm.service.name=cafe_${service}`];
  // A machine that is gone from the network does not refuse.
  const signal = AbortSignal.timeout(10_000);
  const ids = await docker(machine, ['ps', '--quiet', ...filter], { signal }).catch(() => '');
  return ids.split('\n').find(Boolean);
}

/** Copies images from the first machine to the others: the tests have no registry. */
export async function sendImages(names: string[]): Promise<void> {
  const script = 'set -o pipefail; docker save $1 | docker "${@:2}" load --quiet';
  const others = machineNumbers.filter((machine) => machine !== 1);
  await Promise.all(
    others.map((machine) =>
      run(['bash', '-c', script, 'bash', names.join(' '), ...access().dockerArguments(machine)]),
    ),
  );
}

const advertising = (address: string | undefined) =>
  address === undefined ? [] : ['--advertise-addr', address];

/** Joins a machine to the Swarm of the first, as a manager. */
export async function join(machine: MachineNumber, address: string | undefined): Promise<void> {
  const token = (await docker(1, ['swarm', 'join-token', '--quiet', 'manager'])).trim();
  const first = (await docker(1, ['info', '--format', '{{.Swarm.NodeAddr}}'])).trim();
  const where = [...advertising(address), '--token', token, `${first}:2377`];
  await docker(machine, ['swarm', 'join', ...where]);
}

/** Makes one Swarm of the three. Throws where a machine belongs to a Swarm already, and leaves that one alone. */
export async function makeSwarm(): Promise<void> {
  const { script, addresses } = access();
  if (script !== undefined) return run(['bash', script, 'swarm', '3']);
  const members: MachineNumber[] = [];
  try {
    await docker(1, ['swarm', 'init', ...advertising(addresses?.[0])]);
    members.push(1);
    for (const machine of [2, 3] as const) {
      await join(machine, addresses?.[machine - 1]);
      members.push(machine);
    }
  } catch (error) {
    await leave(members);
    throw error;
  }
}

async function leave(machines: readonly MachineNumber[]): Promise<void> {
  for (const machine of machines) await docker(machine, ['swarm', 'leave', '--force']);
}

/** Ends the Swarm, and with it the second and third machine where the script has made them. */
export async function endSwarm(): Promise<void> {
  const { script } = access();
  if (script !== undefined) return run(['bash', script, 'swarm-stop']);
  await leave(machineNumbers);
}

/** The volumes that the stack has on a machine. */
export async function forgetData(machine: MachineNumber): Promise<void> {
  const list = ['volume', 'ls', '--quiet', '--filter', 'label=com.docker.stack.namespace=cafe'];
  const names = (await docker(machine, list)).split('\n').filter(Boolean);
  if (names.length > 0) await docker(machine, ['volume', 'rm', ...names]);
}

/** Those that are still there after `endSwarm`. */
export const lastingMachines = (): readonly MachineNumber[] =>
  access().script === undefined ? machineNumbers : [1];

/** Host name and address of each machine, in their order. */
export function namesAndAddresses(): Promise<{ name: string; address: string }[]> {
  return Promise.all(
    machineNumbers.map(async (machine) => {
      const line = await docker(machine, ['info', '--format', '{{.Name}} {{.Swarm.NodeAddr}}']);
      const [name = '', address = ''] = line.trim().split(' ');
      return { name, address };
    }),
  );
}
