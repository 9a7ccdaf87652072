import { join } from 'node:path';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import { hashSources, isMadeFrom, noteMadeFrom } from '../../local-stack/src/start/source-hash.ts';
import type { Bench } from '../frame/bench.ts';
import { ask, type Program, runProgram } from '../frame/programs.ts';

const folder = 'bench/next-rival';
const next = join(repositoryRoot, 'node_modules/next/dist/bin/next');
const pages = ['/', '/faq'];

/** The landing page with its wizard and the FAQ as a minimal Next.js app, built when its sources have changed. */
export async function startNextRival(
  bench: Bench,
  content: { url: string; token: string },
  bookingUrl = 'http://127.0.0.1:9',
): Promise<Program> {
  const env = { CONTENT_URL: content.url, CONTENT_TOKEN: content.token, BOOKING_URL: bookingUrl };
  const mark = join(repositoryRoot, folder, '.next/built-from');
  const hash = hashSources(repositoryRoot, [folder, 'package-lock.json']);
  if (!isMadeFrom(mark, hash)) {
    await runProgram({ folder, command: [next, 'build'], env });
    noteMadeFrom(mark, hash);
  }
  const rival = await bench.start({
    folder,
    command: (port) => [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    env,
  });
  // Built with other content than it has now.
  for (const path of pages) await revalidate(rival, path);
  return rival;
}

export const revalidate = (rival: Program, path: string) =>
  ask(`${rival.url}/api/revalidate?path=${path}`, { method: 'POST' });
