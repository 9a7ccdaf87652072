import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { fontFamilies } from './fonts/families.ts';

export default defineConfig({
  // Built once, rendered by the publisher whenever content is published (design.md section 5).
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
  fonts: await fontFamilies(),
  trailingSlash: 'never',
  // The default ('jsx') eats the white space between inline elements.
  compressHTML: true,
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  security: {
    // Only for its script hashes: the publisher takes them over into the policy of server/headers/security-headers.ts.
    csp: true,
  },
  vite: { plugins: [tailwindcss()] },
});
