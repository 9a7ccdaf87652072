import type { PluginOption } from 'vite';

const helper = '\0vite/preload-helper.js';

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
  };
}
