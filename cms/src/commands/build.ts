import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { cmsFolder, loadToolingEnvironment } from './tooling-environment.ts';

/** `npm run build -w cms`: `next build` without a database or a configured environment. */
loadToolingEnvironment();

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const build = spawn(process.execPath, [next, 'build'], { cwd: cmsFolder, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => build.kill(signal));
build.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
