import path from 'node:path';

/** The folder of this workspace. */
export const cmsFolder = path.resolve(import.meta.dirname, '../..');

/** The environment for tools that load the configuration but serve nobody; what is already set wins. */
export function loadToolingEnvironment(): void {
  process.loadEnvFile(path.join(cmsFolder, 'tooling.env'));
}
