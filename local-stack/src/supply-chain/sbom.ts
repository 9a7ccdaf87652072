import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../start/options.ts';
import { npm } from './npm.ts';
import { productionManifests } from './production-manifests.ts';

/**
 * `npm run sbom [-- <file>]`: writes what the product is made of as a CycloneDX document, from package-lock.json: every package
 * that production needs, on any platform, with version, licence and hash. Without a name into `sbom.cdx.json`.
 */
interface Bom {
  metadata: { component: { name: string } };
  components: unknown[];
}

const file = resolve(process.argv[2] ?? join(repositoryRoot, 'sbom.cdx.json'));
const { folder, name } = await productionManifests();
const format = ['--sbom-format=cyclonedx', '--sbom-type=application'];
const { output, complaint } = await npm(['sbom', ...format, '--package-lock-only'], folder);
await rm(folder, { recursive: true });
if (!output.trimStart().startsWith('{')) {
  process.stderr.write(`npm made no list of the packages. It says:\n${complaint}\n`);
  process.exit(1);
}
const bom = JSON.parse(output) as Bom;
// npm takes the name of the folder.
bom.metadata.component.name = name;
await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
process.stdout.write(`${file}: ${bom.components.length} components\n`);
