import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../local-stack/src/start/options.ts';
import { Compose } from '../compose.ts';
import { docker, machineNumbers, sendImages } from './machines.ts';

/** What an operator does, by the commands of deploy/swarm/README.md. */
export interface Installation {
  /** Where visitors reach each machine. */
  addresses: string[];
  /** What stands in settings.sh. */
  settings: Record<string, string>;
  port: number;
  ca: string;
  simulatorUrl: string;
}

const key = 'SWARM_INSTALLATION';

export const installationEnvironment = (installation: Installation) => ({
  [key]: JSON.stringify(installation),
});

export function installation(): Installation {
  const described = process.env[key];
  if (!described) throw new Error(`${key} is not set: run these tests with "npm run test:swarm".`);
  return JSON.parse(described) as Installation;
}

const readme = readFileSync(join(repositoryRoot, 'deploy/swarm/README.md'), 'utf8');

/** The commands of a block of the page, which a comment names. */
function commandsOf(name: string): string {
  const block = new RegExp(`<!-- ${name} -->\\s+\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (block === undefined) throw new Error(`The page has no block "${name}"`);
  // The stack of a test knows where the stand-ins for the world outside are.
  return block.replaceAll(/(product|database)\.yml/g, '$& -c deploy/test/swarm/$&');
}

/** Types the commands of a block. */
export async function type(name: string, settings: Record<string, string>, logFile?: string): Promise<void> {
  const shell = new Compose({ composeEnv: {} });
  const script = `set -euo pipefail\n${commandsOf(name)}`;
  const { code, text } = await shell.try(['bash', '-c', script], {
    env: settings,
    ...(logFile !== undefined && { logFile }),
  });
  if (code !== 0) throw new Error(`The commands of "${name}" failed:\n${text.slice(-4_000)}`);
}

const images = ['database', 'booking-service', 'astro-site', 'cms', 'caddy'];

/** Gives every image of a version another name, as a new version would have it. */
export async function nameAgain(tag: string, newTag: string): Promise<void> {
  for (const machine of machineNumbers)
    for (const image of images)
      await docker(machine, [
        'tag',
        `sinsa-record-cafe/${image}:${tag}`,
        `sinsa-record-cafe/${image}:${newTag}`,
      ]);
}

/** Brings the images from the first machine, which built them, to the others. */
export const bringImages = (tag: string) =>
  sendImages(images.map((image) => `sinsa-record-cafe/${image}:${tag}`));
