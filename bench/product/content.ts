import type { Bench } from '../frame/bench.ts';
import { ask } from '../frame/programs.ts';

/** A CMS that answers at once; each of those that are measured has one of its own, so that neither sees the other's publishes. */
export async function startContent(bench: Bench) {
  const program = await bench.start({ folder: 'astro-site', command: ['bench/content.ts'] });
  const where = await ask<{ url: string; token: string }>(program.url);
  return {
    ...where,
    publish: (version: number, entries: number) =>
      ask(`${program.url}/publish?version=${version}&entries=${entries}`, { method: 'POST' }),
  };
}
