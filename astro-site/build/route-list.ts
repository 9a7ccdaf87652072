import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Writes `routes.json` into the build: every page and endpoint without parameters, for the publisher to render. */
export function routeList(): AstroIntegration {
  let paths: string[] = [];
  return {
    name: 'route-list',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        paths = routes
          .filter(
            (route) => route.origin === 'project' && route.type !== 'redirect' && route.params.length === 0,
          )
          .map((route) => route.pattern);
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('../routes.json', dir), JSON.stringify(paths.sort()));
      },
    },
  };
}
