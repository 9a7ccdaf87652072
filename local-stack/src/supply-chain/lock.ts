import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '../start/options.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().default(false),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
    }),
  ),
});

/** One package of package-lock.json, at the place where npm installs it. */
export type LockedPackage = z.infer<typeof lockSchema>['packages'][string] & {
  place: string;
  name: string;
  version: string;
};

const inNodeModules = 'node_modules/';

/** Every package of package-lock.json that comes from a registry; our own workspaces and the links to them do not. */
export function readLock(folder = repositoryRoot): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes(inNodeModules) && !link)
    .map(([place, entry]) => ({
      ...entry,
      place,
      name: place.slice(place.lastIndexOf(inNodeModules) + inNodeModules.length),
      version: entry.version ?? '',
    }));
}

export const called = ({ name, version }: LockedPackage) => `${name}@${version}`;
