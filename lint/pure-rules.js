/**
 * What decides is pure, so that it can be tested with values alone: all of `shared`, and every file of a feature of the
 * booking service whose name tells no role (`x.ts`, not `x.store.ts`). The moment is a parameter, and what is stored is
 * handed in.
 */

/** Files of features that act although their name tells no role. */
const acting = [
  // The first account and the session of a request.
  ...['auth/first-accounts', 'auth/signed-in', 'auth/terminal-questions'],
  // Random numbers and their hashes.
  ...['auth/tokens', 'auth/login-limits', 'orders/booking-number'],
  // The outbox and the mail server.
  ...['email/transport', 'email/worker'],
];

const plainName = '+([a-z0-9-])';
const features = 'booking-service/src/!(platform)';
const featureRules = `${features}/**/${plainName}.ts`;
const decisions = [featureRules, 'shared/src/**'];
const actingFiles = acting.map((name) => `booking-service/src/${name}.ts`);
const roles = 'store,usecase,routes,job,client,feature,main';
const platformThatActs =
  'clock,database,config,logger,loops,idempotency,proof-of-work,rate-limit,read-limit,share-reads,within,on-thread';

export const decisionFiles = [
  ...decisions.map((pattern) => ({ category: 'decision', pattern })),
  ...actingFiles.map((pattern) => ({ category: 'acting', pattern })),
  { category: 'shared rule', pattern: 'shared/src/**' },
  { category: 'acting', pattern: `booking-service/src/**/*.{${roles}}.ts` },
  { category: 'acting', pattern: `booking-service/src/platform/{${platformThatActs}}.ts` },
];

const deciding = { file: { categories: { allOf: ['decision'], noneOf: ['acting'] } } };

const reachesOut =
  'A file without a role in its name decides, and reaches no store, use case, database or clock: hand it what it needs, or name its role (x.store.ts, x.usecase.ts).';

export const decisionPolicies = [
  {
    from: deciding,
    disallow: { to: { file: { categories: { anyOf: ['acting'] } } }, dependency: { kind: 'value' } },
    message: reachesOut,
  },
  {
    from: deciding,
    disallow: { to: { module: { origin: 'core', source: '!(node:crypto|node:util)' } } },
    message:
      'What decides touches no file, network or process: of Node it may use hashes and comparisons only.',
  },
  {
    from: deciding,
    disallow: { to: { module: { origin: 'core' } }, dependency: { specifiers: 'random*' } },
    message: 'A decision comes out the same each time: hand it the random value.',
  },
  {
    from: { file: { categories: { anyOf: ['shared rule'] } } },
    disallow: { to: { module: { origin: 'core' } } },
    message: 'shared runs in browsers, too, where there is no Node.',
  },
];

const clocks = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Temporal"][property.name="Now"]',
];

const noClock = (files, ignores, message, ...more) => ({
  files,
  ignores,
  rules: {
    'no-restricted-syntax': [
      'error',
      ...everywhere,
      ...clocks.map((selector) => ({ selector, message })),
      ...more,
    ],
  },
});

const chance = {
  selector: 'MemberExpression[object.name="Math"][property.name="random"]',
  message: 'A decision comes out the same each time: hand it the random value.',
};
const questions = {
  selector: 'CallExpression[callee.property.name="query"]',
  message: 'A file without a role in its name decides: SQL stands in x.store.ts.',
};

/** What acts, or comes out differently each time, and needs no import. */
const actingGlobals = 'setTimeout setInterval setImmediate performance crypto fetch process'
  .split(' ')
  .map((name) => ({
    name,
    message: 'What decides waits for nothing and touches no network or process: hand it what it needs.',
  }));

const noActing = (files, ignores) => ({
  files,
  ignores,
  rules: { 'no-restricted-globals': ['error', { globals: actingGlobals, checkGlobalObject: true }] },
});

/** What no file may say. Later entries for the same rule replace earlier ones, so each repeats these. */
const everywhere = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of literals: Node runs these files by stripping types.',
  },
];

/** Where the clock is read on purpose in the site: what is read, held or asked for happens at that moment. */
const siteClocks = [
  'astro-site/src/**/{use-*,*-api}.ts',
  'astro-site/src/features/booking/reads/read.ts',
  'astro-site/src/features/booking/held/held-room.ts',
  'astro-site/src/lib/checkout/held-{here,on-device}.ts',
  'astro-site/src/features/booking/form/kept-form.ts',
];

const serviceClock = 'The service reads the time from `deps.clock`, so that tests can set it.';

export const syntaxRules = [
  { rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  noClock(
    ['booking-service/src/**/*.ts'],
    ['booking-service/src/platform/clock.ts', '**/*.main.ts'],
    serviceClock,
  ),
  noClock([featureRules], actingFiles, serviceClock, chance, questions),
  noClock(['shared/src/**/*.ts'], [], 'A rule knows no clock: the moment is a parameter.', chance),
  noActing([featureRules, 'shared/src/**/*.ts'], actingFiles),
  noClock(
    ['astro-site/src/**/*.ts'],
    siteClocks,
    'Components and hooks read the clock and hand the moment on: what they call is tested with values.',
  ),
  {
    files: ['astro-site/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        { ...chance, message: 'A component is drawn the same each time: hand it the random value.' },
      ],
    },
  },
];
