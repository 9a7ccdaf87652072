import * as z from 'zod';
import { containerOn, docker, type MachineNumber, machineNumbers } from './machines.ts';

const membersSchema = z.array(
  z.object({
    Member: z.templateLiteral(['postgres', z.enum(['1', '2', '3'])]),
    Role: z.string(),
    State: z.string(),
  }),
);

/** Asks at the members in turn until one answers. */
async function atAnyMember(
  work: (machine: MachineNumber, container: string) => Promise<string>,
): Promise<string> {
  let failure: unknown = new Error('No member runs');
  for (const machine of machineNumbers) {
    const container = await containerOn(machine, `postgres${machine}`);
    if (!container) continue;
    try {
      return await work(machine, container);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

const patronictl = (...args: string[]) => ['patronictl', '-c', '/etc/cafe/patroni.yml', ...args];

/** The members, as Patroni knows them. */
export async function members() {
  const json = await atAnyMember((machine, container) =>
    docker(machine, ['exec', container, ...patronictl('list', '--format', 'json')]),
  );
  return membersSchema.parse(JSON.parse(json)).map(({ Member, Role, State }) => ({
    machine: Number(Member.at(-1)) as MachineNumber,
    isPrimary: Role === 'Leader',
    isWhole: State === 'running' || State === 'streaming',
  }));
}

export async function primary(): Promise<MachineNumber> {
  const leader = (await members()).find(({ isPrimary }) => isPrimary);
  if (!leader) throw new Error('There is no primary');
  return leader.machine;
}

/** Hands over to the member of `machine`, if it is not the primary already. */
export async function makePrimary(machine: MachineNumber): Promise<void> {
  const now = await primary();
  if (now === machine) return;
  const switchover = patronictl(
    ...['switchover', '--leader', `postgres${now}`, '--candidate', `postgres${machine}`, '--force'],
  );
  await atAnyMember((at, container) => docker(at, ['exec', container, ...switchover]));
}

async function memberOn(machine: MachineNumber): Promise<string> {
  const container = await containerOn(machine, `postgres${machine}`);
  if (!container) throw new Error(`No member on machine ${machine}`);
  return container;
}

/** What a member answers, as the superuser; one column, one value. */
export async function sqlAt(machine: MachineNumber, query: string): Promise<string> {
  const psql = ['psql', '-U', 'postgres', '-d', 'booking', '-v', 'ON_ERROR_STOP=1', '-tA'];
  const command = ['exec', '--interactive', await memberOn(machine), ...psql];
  return (await docker(machine, command, { input: query })).trim();
}

/** What the primary answers. */
export const sql = async (query: string) => sqlAt(await primary(), query);

const poolSchema = z.object({
  database: z.string(),
  user: z.string(),
  clients: z.int(),
  connections: z.int(),
});

/** The pools of a machine's pooler: how many ask, and how many connections to PostgreSQL they share. */
export async function poolsAt(machine: MachineNumber) {
  const pooler = await containerOn(machine, `pooler${machine}`);
  if (!pooler) throw new Error(`No pooler on machine ${machine}`);
  const console = [
    'psql',
    '-h',
    '/tmp',
    '-p',
    '6432',
    '-U',
    'pgbouncer',
    '--csv',
    '-c',
    'SHOW POOLS',
    'pgbouncer',
  ];
  const [head = '', ...lines] = (await docker(machine, ['exec', pooler, ...console])).trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const row = Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value]));
    const sum = (of: RegExp) =>
      names.filter((name) => of.test(name)).reduce((total, name) => total + Number(row[name]), 0);
    return poolSchema.parse({
      ...row,
      clients: sum(/^cl_(active|waiting)$/),
      connections: sum(/^sv_(active|idle|used|tested|login)$/),
    });
  });
}

/** Runs a script beside the primary. */
export async function atPrimary(script: string): Promise<string> {
  const machine = await primary();
  return docker(machine, ['exec', await memberOn(machine), 'bash', '-c', script]);
}
