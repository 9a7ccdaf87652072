import boundaries from 'eslint-plugin-boundaries';

/**
 * The import rules of the house, derived from folders so that a new feature needs no new rule:
 *   - a workspace imports itself and `shared`, nothing else: workspaces meet over HTTP;
 *   - booking-service: platform ← features ← app (`config.ts` counts as platform);
 *   - astro-site: components, lib, styles ← features ← layouts ← pages, and no feature imports another feature.
 */

const workspaces = ['shared', 'booking-service', 'astro-site', 'cms', 'local-stack'];

const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
});

const elements = [
  element('booking-platform', 'booking-service/src/platform'),
  element('booking-feature', 'booking-service/src/!(platform)', ['feature']),
  element('site-base', 'astro-site/src/{components,lib,styles}'),
  element('site-feature', 'astro-site/src/features/*', ['feature']),
  element('site-layout', 'astro-site/src/layouts'),
  element('site-page', 'astro-site/src/pages'),
];

const files = [
  ...workspaces.map((name) => ({ category: name, pattern: `${name}/**` })),
  { category: 'booking-app', pattern: 'booking-service/src/!(config).ts' },
];

const forbid = (from, to, message) => ({ from, disallow: { to }, message });

const layer = (type, forbidden, message) =>
  forbidden.map((other) => forbid({ element: { type } }, { element: { type: other } }, message));

const layerPolicies = [
  ...layer('booking-platform', ['booking-feature'], 'platform knows no feature: platform ← features ← app.'),
  ...['booking-platform', 'booking-feature'].map((type) =>
    forbid(
      { element: { type } },
      { file: { categories: 'booking-app' } },
      'Only the app wires: platform ← features ← app.',
    ),
  ),
  ...layer(
    'site-base',
    ['site-feature', 'site-layout', 'site-page'],
    'components and lib know no feature: components ← features ← layouts ← pages.',
  ),
  ...layer(
    'site-feature',
    ['site-layout', 'site-page'],
    'A feature knows no page: components ← features ← layouts ← pages.',
  ),
  ...layer('site-layout', ['site-page'], 'A layout knows no page: components ← features ← layouts ← pages.'),
  forbid(
    { element: { type: 'site-feature' } },
    { element: { type: 'site-feature', captured: { feature: '!{{ from.element.captured.feature }}' } } },
    'No feature imports another feature: move what both need to components, lib or shared.',
  ),
];

const othersOf = (workspace) => workspaces.filter((other) => other !== workspace && other !== 'shared');

const workspaceMessage = (workspace) =>
  `${workspace} imports itself and shared only: workspaces meet over HTTP.`;

const workspacePolicies = workspaces.flatMap((name) =>
  othersOf(name).map((other) =>
    forbid({ file: { categories: name } }, { file: { categories: other } }, workspaceMessage(name)),
  ),
);

/** The same rule for imports by package name, which never reach a path inside the repository. */
const packageNames = workspaces.map((name) => ({
  files: [`${name}/**/*.{ts,tsx,js,mjs,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ regex: `^(${othersOf(name).join('|')})(/|$)`, message: workspaceMessage(name) }],
      },
    ],
  },
}));

/** ESLint configuration for the house that stands in the folder `root`. */
export const createImportBoundaries = (root) => [
  {
    files: ['**/*.{ts,tsx,js,mjs,astro}'],
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': root,
      'boundaries/elements': elements,
      'boundaries/files': files,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.astro'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'allow', policies: [...workspacePolicies, ...layerPolicies] },
      ],
    },
  },
  ...packageNames,
];
