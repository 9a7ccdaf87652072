import boundaries from 'eslint-plugin-boundaries';
import { orderOfFolders } from './folder-order.js';
import { decisionFiles, decisionPolicies } from './pure-rules.js';

/**
 * The import rules of the house:
 *   - a workspace imports itself and `shared`, nothing else: workspaces meet over HTTP. `deploy` tests the running product,
 *     with the tools of local-stack and the browser tests' fixtures, and imports no program; `bench` measures it with those tools
 *     and what stands in the bench folders of the workspaces;
 *   - folders stand in an order (`folder-order.js`), so that there is no circle;
 *   - no feature of the site imports another feature, and its pages nothing of its servers;
 *   - decisions and `shared` are pure (`pure-rules.js`).
 */

const programs = ['shared', 'booking-service', 'astro-site', 'cms', 'local-stack'];
const workspaces = [...programs, 'deploy', 'bench'];

const elements = [
  {
    type: 'site-feature',
    pattern: 'astro-site/src/features/*',
    partialMatch: false,
    capture: ['feature'],
  },
];

const files = [
  ...workspaces.map((name) => ({ category: name, pattern: `${name}/**` })),
  { category: 'browser tests', pattern: 'astro-site/e2e/**' },
  { category: 'browser settings', pattern: 'astro-site/e2e/playwright.base.ts' },
  { category: 'benchmarks', pattern: '*/bench/**' },
  { category: 'site sources', pattern: 'astro-site/src/**' },
  { category: 'site servers', pattern: 'astro-site/server/**' },
  { category: 'sources', pattern: '*/src/**' },
  { category: 'tests', pattern: '*/{test,e2e,bench}/**' },
];

const inCategory = (...categories) => ({ file: { categories: { anyOf: categories } } });
const forbid = (from, to, message) => ({ from, disallow: { to }, message });

/** What a workspace may import beside itself. */
const fromOutside = ['deploy', 'bench'];
const open = (name) => (fromOutside.includes(name) ? ['shared', 'local-stack'] : ['shared']);
const othersOf = (name) => workspaces.filter((other) => other !== name && !open(name).includes(other));

const messagesFromOutside = {
  deploy:
    'deploy tests the running product: it imports shared, the tools of local-stack and the browser tests’ fixtures, no program.',
  bench:
    'bench measures the running product: it imports shared, the tools of local-stack and the workspaces’ bench folders, no program.',
};
const workspaceMessage = (name) =>
  messagesFromOutside[name] ?? `${name} imports itself and shared only: workspaces meet over HTTP.`;

const sitePolicies = [
  forbid(
    { element: { type: 'site-feature' } },
    { element: { type: 'site-feature', captured: { feature: '!{{ from.element.captured.feature }}' } } },
    'No feature imports another feature: move what both need to components, lib or shared.',
  ),
  forbid(
    inCategory('site sources'),
    inCategory('site servers'),
    'Pages and islands know no server: what they need reaches them as properties.',
  ),
];

/** What holds in one workspace beside the order of its folders. */
const policiesOf = (name) => [
  forbid(inCategory(name), inCategory(...othersOf(name)), workspaceMessage(name)),
  ...(name === 'deploy' ? [{ from: inCategory(name), allow: { to: inCategory('browser tests') } }] : []),
  ...(name === 'bench' ? [{ from: inCategory(name), allow: { to: inCategory('benchmarks') } }] : []),
  ...(name === 'astro-site' ? sitePolicies : []),
  // Which browser is installed, and how tests start it, is known to the tools alone.
  ...(name === 'astro-site'
    ? [{ from: inCategory('browser settings'), allow: { to: inCategory('local-stack') } }]
    : []),
  ...(name === 'shared' || name === 'booking-service' ? decisionPolicies : []),
  forbid(inCategory('sources'), inCategory('tests'), 'What runs for visitors imports no tests.'),
];

/** What is too large for a browser, and of no use there. */
const forServersOnly = {
  regex: '(^@zxcvbn-ts/|/password-strength\\.ts$)',
  message: 'Servers judge passwords: the lists are too large for a browser.',
};

/** The rule about workspaces again for imports by package name, which never reach a path inside the repository. */
const packageNames = (name) => ({
  patterns: [
    { regex: `^(${othersOf(name).join('|')})(/|$)`, message: workspaceMessage(name) },
    ...(name === 'astro-site' ? [forServersOnly] : []),
  ],
});

const linted = '*.{ts,tsx,js,mjs,astro}';

/**
 * ESLint configuration for the house that stands in the folder `root`: a part for each workspace and for each place in the order of
 * its folders, so that a file meets the policies that are about it alone. All of them for every import took a third of the time.
 */
export const createImportBoundaries = (root) =>
  workspaces.flatMap((name) => {
    const order = orderOfFolders(root, name);
    const rule = (policies) => ({
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          // Of Node's own modules, too, and between the folders of one feature.
          checkAllOrigins: true,
          checkInternals: true,
          policies: [...policiesOf(name), ...policies],
        },
      ],
    });
    const workspace = {
      files: [`${name}/**/${linted}`],
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': root,
        'boundaries/elements': elements,
        'boundaries/files': [...files, ...order.files, ...decisionFiles],
        'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.astro'] } },
      },
      rules: { ...rule([]), 'no-restricted-imports': ['error', packageNames(name)] },
    };
    const places = order.places
      .filter(({ policies }) => policies.length > 0)
      .map(({ pattern, policies }) => ({ files: [[pattern, `**/${linted}`]], rules: rule(policies) }));
    return [workspace, ...places];
  });
