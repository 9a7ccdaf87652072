import { dirname } from 'node:path';

export const machineNumbers = [1, 2, 3] as const;
export type MachineNumber = (typeof machineNumbers)[number];

/** What can be done to a machine. */
const actions = {
  kill: 'ends a machine at once',
  start: 'starts a killed machine again',
  cut: 'cuts a machine off from the two others',
  mend: 'connects a machine with the two others again',
};
export type Action = keyof typeof actions;

export interface MachineAccess {
  /** Undefined where the engine script makes the machines. */
  contexts: string[] | undefined;
  /** For other machines to reach each; undefined where Docker finds it out. */
  addresses: string[] | undefined;
  /** The engine script; undefined where the machines are there already. */
  script: string | undefined;
  /** The arguments that lead `docker` to a machine. */
  dockerArguments(machine: MachineNumber): string[];
  /** Throws one line where the caller has named no command for the action. */
  command(action: Action, machine: MachineNumber): string[];
}

const howToGetMachines =
  'test:swarm needs three machines: name their Docker contexts (SWARM_CONTEXTS=a,b,c), ' +
  'or a script that makes them (DOCKER_ENGINE_SCRIPT). See deploy/swarm/README.md.';

/** Reads from the environment how the tests reach their three machines. Throws one line where it names none. */
export function machineAccess(env: NodeJS.ProcessEnv): MachineAccess {
  const contexts = three('SWARM_CONTEXTS', env);
  if (contexts) return byContexts(contexts, env);
  const script = env['DOCKER_ENGINE_SCRIPT'];
  if (script) return byScript(script, env);
  throw new Error(howToGetMachines);
}

/** A list like `a,b,c`; undefined where the key is not set. */
function three(key: string, env: NodeJS.ProcessEnv): string[] | undefined {
  const text = env[key];
  if (!text) return undefined;
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 3 || new Set(names).size !== 3 || names.includes(''))
    throw new Error(`${key} is "${text}": it has to name three different ones, like a,b,c.`);
  return names;
}

function byContexts(contexts: string[], env: NodeJS.ProcessEnv): MachineAccess {
  const contextOf = (machine: MachineNumber) => contexts[machine - 1] ?? '';
  return {
    contexts,
    addresses: three('SWARM_ADDRESSES', env),
    script: undefined,
    dockerArguments: (machine) => ['--context', contextOf(machine)],
    command(action, machine) {
      const key = `SWARM_${action.toUpperCase()}`;
      const command = env[key];
      if (!command) throw new Error(`${key} is not set: this proof needs a command that ${actions[action]}.`);
      return ['bash', '-c', `${command} "$1"`, 'bash', contextOf(machine)];
    },
  };
}

/**
 * The script makes machines 2 and 3 beside the engine of this machine, which is the first: `swarm 3` joins them, `swarm-stop` removes
 * them, `kill-node`, `start-node`, `cut-node` and `mend-node` take a number. Their engines answer in folders `n2` and `n3` beside the
 * socket of the first.
 */
function byScript(script: string, env: NodeJS.ProcessEnv): MachineAccess {
  const folder = dirname(new URL(env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock').pathname);
  return {
    contexts: undefined,
    addresses: undefined,
    script,
    dockerArguments: (machine) =>
      machine === 1 ? [] : ['--host', `unix://${folder}/n${machine}/docker.sock`],
    command: (action, machine) => ['bash', script, `${action}-node`, String(machine)],
  };
}
