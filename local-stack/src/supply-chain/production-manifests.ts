import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../start/options.ts';

interface Manifest {
  name?: string;
  workspaces?: string[];
  devDependencies?: unknown;
  dev?: boolean;
}

const read = async <T>(file: string) => JSON.parse(await readFile(join(repositoryRoot, file), 'utf8')) as T;

/**
 * A folder with our manifests and the lock file as they would be without anything that only builds and tests here. npm's own
 * `--omit=dev` also leaves out what a service needs when the repository's root has it for its tests.
 */
export async function productionManifests(): Promise<{ folder: string; name: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'record-cafe-sbom-'));
  const write = async (file: string, content: object) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(content));
  };
  const root = await read<Manifest>('package.json');
  for (const place of ['', ...(root.workspaces ?? [])]) {
    const file = join(place, 'package.json');
    await write(file, { ...(await read<Manifest>(file)), devDependencies: undefined });
  }
  const lock = await read<{ packages: Record<string, Manifest> }>('package-lock.json');
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([place, entry]) => [place, { ...entry, devDependencies: undefined }]);
  await write('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
  return { folder, name: root.name ?? '' };
}
