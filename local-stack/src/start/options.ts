import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePorts, portList, type Ports } from './ports.ts';

export const repositoryRoot = dirname(dirname(dirname(import.meta.dirname)));

export interface StackOptions {
  /** Everything the stack keeps: databases, mail, media, releases, logs, secrets. */
  dataFolder: string;
  ports: Ports;
  /** The address the services listen on. */
  host: string;
  /** Begin anew: forget all data first. */
  isReset: boolean;
  /** Databases of the user's own; for these no PostgreSQL is started. */
  givenDatabases: Record<'bookingOwner' | 'booking' | 'cms', string | undefined>;
}

export const usage = `npm start                      the whole product on this machine
npm start -- --reset           the same, with all data forgotten first
npm start -- --ports=auto      on free ports, beside another stack
npm start -- --data=<folder>   with its data elsewhere than in .data

Environment (none is needed):
  LOCAL_STACK_DATA             the data folder, like --data
  LOCAL_STACK_HOST             the address to listen on (127.0.0.1: this machine only)
  BOOKING_DATABASE_URL, CMS_DATABASE_URL   databases of a PostgreSQL 18 of your own; then none is started
  BOOKING_OWNER_DATABASE_URL   of the first: the role that migrates it, where that is another one
${Object.values(portList)
  .map(({ key, title, byDefault }) => `  ${key.padEnd(28)} port of ${title} (${byDefault})`)
  .join('\n')}`;

/** The folder of the stack that the environment means: `LOCAL_STACK_DATA`, else `.data` in the repository. */
export const dataFolderOf = (env: NodeJS.ProcessEnv): string =>
  resolve(env['LOCAL_STACK_DATA'] ?? join(repositoryRoot, '.data'));

/** Reads the command line and the environment. Undefined when help was asked for. */
export async function readOptions(args: string[], env: NodeJS.ProcessEnv): Promise<StackOptions | undefined> {
  const { values } = parseArgs({
    args,
    options: {
      reset: { type: 'boolean', default: false },
      ports: { type: 'string', default: 'default' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  if (values.ports !== 'default' && values.ports !== 'auto') {
    throw new Error(`--ports=${values.ports} is unknown: only --ports=auto is.`);
  }
  return {
    dataFolder: values.data === undefined ? dataFolderOf(env) : resolve(values.data),
    ports: await choosePorts(values.ports, env),
    host: env['LOCAL_STACK_HOST'] ?? '127.0.0.1',
    isReset: values.reset,
    givenDatabases: {
      bookingOwner: env['BOOKING_OWNER_DATABASE_URL'] ?? env['BOOKING_DATABASE_URL'],
      booking: env['BOOKING_DATABASE_URL'],
      cms: env['CMS_DATABASE_URL'],
    },
  };
}
