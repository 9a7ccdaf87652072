import type { PluginOption } from 'vite';

const helper = '\0vite/preload-helper.js';
/** What Vite writes into a chunk for the helper: the list of its files, and which of them each `import()` is to preload. */
const lists = [/^const __vite__mapDeps=.*\n/, /,__vite__mapDeps\(\[[\d,]*\]\)/g];

/**
 * `import()` as the browser knows it. Vite wraps each in a helper that preloads styles and chunks; our chunks bring their
 * styles along, and the helper would be the largest part of a page's scripts.
 */
export function plainDynamicImports(): PluginOption {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps')) continue;
          chunk.code = lists.reduce((code, list) => code.replace(list, ''), chunk.code);
        }
      },
    },
  };
}
