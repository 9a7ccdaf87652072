import type { AstroIntegration } from 'astro';

/** Islands start after the first paint. */
export function paintFirst(): AstroIntegration {
  return {
    name: 'paint-first',
    hooks: {
      'astro:config:setup': ({ injectScript }) =>
        injectScript('before-hydration', "import '/src/lib/after-first-paint.ts';"),
    },
  };
}
