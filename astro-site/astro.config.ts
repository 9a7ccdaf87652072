import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { fileURLToPath } from 'node:url';
import { pageFontSources } from './build/page-font-sources.ts';
import { pageWords } from './build/page-words.ts';
import { paintFirst } from './build/paint-first.ts';
import { plainDynamicImports } from './build/plain-dynamic-imports.ts';
import { precompress } from './build/precompress.ts';
import { routeList } from './build/route-list.ts';
import { fontFamilies } from './fonts/families.ts';

export default defineConfig({
  // Built once, rendered by the publisher whenever content is published.
  output: 'server',
  // Whole answers only: a page that fails half-way must answer 500, or the publisher would publish half of it.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), pageWords(), paintFirst(), routeList(), pageFontSources(), precompress()],
  fonts: await fontFamilies(),
  // The CMS makes the image sizes at upload.
  image: { service: passthroughImageService() },
  trailingSlash: 'never',
  // The default ('jsx') eats the white space between inline elements.
  compressHTML: true,
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  security: {
    // Only for its script hashes: the publisher takes them over into the policy of shared/http/security-headers.ts.
    csp: true,
  },
  vite: {
    plugins: [tailwindcss(), plainDynamicImports()],
    resolve: {
      alias: [
        {
          find: /^\.\.\/createLucideIcon\.mjs$/,
          replacement: fileURLToPath(new URL('src/components/ui/icon.ts', import.meta.url)),
        },
      ],
    },
    build: { modulePreload: false, assetsInlineLimit: 1024 },
    environments: {
      // Left outside, one icon loads all of its files: a second in each process that renders.
      ssr: { resolve: { noExternal: ['lucide-react'] } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every island needs all of it: one request instead of five.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
                  },
                  // What the landing page itself runs before anybody touches it: one small file, not three.
                  {
                    name: 'landing',
                    test: /vite\/preload-helper|pricing\/won|booking\/(held\/held-room|early-tap|wizard-ahead|form\/booking-hash)|lib\/motion/,
                  },
                  // What forms are made of, and the small parts that most islands share: in a file each, many weigh more.
                  {
                    name: 'parts',
                    test: /components\/ui\/(icon\.ts|Button|Notice|button-styles|Price|Spinner|Toaster|toast-)|pricing\/fee|catalogue\/add-on-name|bookings\/(delivery-address|companion|text-fields|booking-(id|status|created|form))|lib\/(language\/|use-now|hold-time|api\/(api|random|submission)|checkout\/(?!ordered))|orders\/order-id|payments\/pending-payment|shared\/src\/drinks\/(?!drink-words|words\/)/,
                  },
                  // What pages of one booking have in common.
                  {
                    name: 'pages',
                    test: /components\/(site\/(NextSteps|PageHeading)|ui\/(TicketLamp|Facts|Ordered|Bilingual))|(catalogue|slots)\/arrival|lib\/my-booking-page/,
                  },
                  {
                    name: 'payments',
                    test: /features\/payment\/(known-reason|payment-links)|refusal-sentence/,
                  },
                  {
                    name: 'recordings',
                    test: /shared\/src\/recordings\//,
                  },
                  {
                    name: 'forms',
                    test: /node_modules\/(react-hook-form|lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right))(\/|\.)|components\/(calendar\/(?!words)|ui\/(CheckboxCard|Tooltip|tooltip-|Field|TextInput|PhoneInput|Select|Choice|choice-|control-))|slots\/(offered-slots|timeslots)|api\/catalogue-api|lib\/(browser-locale|phone-country)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
