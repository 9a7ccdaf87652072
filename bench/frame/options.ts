import { parseArgs } from 'node:util';

export interface Options {
  /** Names of measurements; empty: all. */
  names: string[];
  isQuick: boolean;
  rounds: number;
  /** How long each look at something under load takes. */
  seconds: number;
  connections: number;
  /** With how many bookings the dashboard is measured. */
  sizes: number[];
  /** With how many FAQ entries a publish is measured. */
  entries: number[];
  /** Of the file with the results. */
  name: string;
}

export const usage = (names: string) => `npm run bench                       everything, in about an hour
npm run bench -- --quick            everything, small, in two minutes once the product is built: does it work?
npm run bench -- bookings slots     some of it: ${names}

  --rounds=5           how often everything is looked at (quick: 1)
  --seconds=5          how long each look under load takes (quick: 1)
  --connections=50     how many ask at the same time
  --sizes=1000,10000   bookings of the dashboard, ascending (1000 to 1000000; quick: 1000)
  --entries=10,100     FAQ entries of a publish (10, 100, 1000; quick: 10)
  --name=before        the results also go to bench-results/before.json (otherwise named by the time)`;

const numbers = (list: string) => list.split(',').map(Number);

/** Reads the command line. Undefined when help was asked for. */
export function readOptions(args: string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '50' },
      sizes: { type: 'string' },
      entries: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const isQuick = values.quick;
  return {
    names: positionals,
    isQuick,
    rounds: Number(values.rounds ?? (isQuick ? 1 : 5)),
    seconds: Number(values.seconds ?? (isQuick ? 1 : 5)),
    connections: Number(values.connections),
    sizes: numbers(values.sizes ?? (isQuick ? '1000' : '1000,10000,100000,1000000')),
    entries: numbers(values.entries ?? (isQuick ? '10' : '10,100,1000')),
    name: values.name ?? new Date().toISOString().slice(0, 19).replaceAll(':', '-'),
  };
}
