/**
 * Imports only run downward. Each list below is one staircase, highest step first; a file may import from its own step's
 * folder and from any step below it.
 */
const features = [
  ...['system', 'admin', 'account', 'payments', 'sharing', 'resumes', 'registry', 'links', 'proofs', 'confirmations'],
  ...['pets', 'auth', 'users', 'credits'],
];
const paymentRooms = ['history', 'reconcile', 'checkout', 'status', 'settle'];
const adapters = ['writer', 'reader', 'press', 'pictures', 'gateways', 'identity', 'mail', 'limits', 'db', 'metrics'];

const server = [
  ['main', '^server/src/(main|make-admin|make-backup|restore-backup|move-data|stand-ins)[.]ts$'],
  ['backup', '^server/src/backup/'],
  ['app', '^server/src/app[.]ts$'],
  ['features', '^server/src/features/'],
  ['http', '^server/src/http/'],
  ['context', '^server/src/(context|caller)[.]ts$'],
  ['adapters', `^server/src/(${adapters.join('|')})/`],
  ['answers', '^server/src/answers/'],
  ['config', '^server/src/config([.]ts$|/)'],
  ['lib', '^server/src/lib/'],
  ['contract', '^contract/'],
];

const web = [
  ['root', '^web/app/(root[.]tsx|routes[.]ts)$'],
  ['routes', '^web/app/routes/'],
  ['features', '^web/app/features/'],
  ['flows', '^web/app/(forms|generate|page)/'],
  ['parts', '^web/app/(ui/|api/|paths[.]ts$)'],
  ['lib', '^web/app/lib/'],
  ['contract', '^contract/'],
];

/** @param {string} area @param {string[][]} steps */
const downward = (area, steps) =>
  steps.slice(1).map(([name, from], index) => ({
    name: `${area}-${name}-imports-downward`,
    severity: 'error',
    from: { path: from },
    to: { path: steps.slice(0, index + 1).map(([, path]) => path) },
  }));

/** Neighbours on one step that must not know each other. @param {string} area @param {string[]} paths */
const apart = (area, paths) =>
  paths.map((path) => ({
    name: `${area}-stay-apart`,
    severity: 'error',
    from: { path },
    to: { path: paths.filter((other) => other !== path) },
  }));

/** @param {string} area @param {string} ours */
const importsNothingOfOurs = (area, ours) => ({
  name: `${area}-imports-nothing-of-ours`,
  severity: 'error',
  from: { path: `^${area}/` },
  to: { path: `^(${ours})/` },
});

export default {
  forbidden: [
    ...downward('server', server),
    ...downward(
      'server-feature',
      features.map((name) => [name, `^server/src/features/${name}/`]),
    ),
    {
      name: 'server-features-stand-on-the-ladder',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: `^server/src/features/(${features.join('|')})/` },
      to: {},
    },
    ...downward('server-payments', [
      ['routes', '^server/src/features/payments/[^/]+[.]ts$'],
      ...paymentRooms.map((name) => [name, `^server/src/features/payments/${name}/`]),
    ]),
    ...apart(
      'server-adapters',
      adapters.map((name) => `^server/src/${name}/`),
    ),
    {
      name: 'server-world-is-built-once',
      comment: 'The context and the settings are handed down; below the process they are known by type only.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '^server/src/((main|make-admin|make-backup|restore-backup|move-data|context|config)[.]ts$|config/)',
      },
      to: { path: '^server/src/(context[.]ts$|config([.]ts$|/))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-door-knows-no-tables',
      comment: 'Who asks is told by `identify`, which is handed in.',
      severity: 'error',
      from: { path: '^server/src/http/' },
      to: { path: '(^server/src/db/|(^|/)node_modules/kysely/)' },
    },
    {
      name: 'server-sql-stands-in-queries',
      comment:
        'Statements that import nothing are found by sql-in-queries.grit. The ledger keeps its own, out of reach of others.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: '^server/src/(db/|backup/[a-z]+-queries[.]ts$|features/(.+[/-]queries|credits/ledger)[.]ts$)',
      },
      to: { path: '(^|/)node_modules/kysely/' },
    },
    {
      name: 'server-framework-stays-at-the-door',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(main[.]ts$|app[.]ts$|http/|features/[^/]+/routes[.]ts$)' },
      to: { path: '(^|/)node_modules/(@fastify/|fastify)' },
    },
    {
      name: 'server-starts-stand-ins-in-one-place',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/stand-ins[.]ts$' },
      to: { path: '^standins/' },
    },
    {
      name: 'server-needs-no-test-code',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(server/test|fixtures|e2e|bench|eval|seed|web)/' },
    },
    ...downward('web', web),
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    },
    ...downward('web-payments', [
      ['checkout', '^web/app/features/payments/checkout/'],
      ['plan', '^web/app/features/payments/plan/'],
    ]),
    ...apart('web-payments', [
      '^web/app/features/payments/(checkout|plan)/',
      '^web/app/features/payments/outcome/',
      '^web/app/features/payments/history/',
    ]),
    ...downward('web-part', [
      ['api', '^web/app/api/'],
      ['paths', '^web/app/paths[.]ts$'],
    ]),
    ...apart('web-ui', ['^web/app/ui/', '^web/app/(api/|paths[.]ts$)']),
    {
      name: 'web-knows-only-the-contract',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/vitest[.]browser[.]config[.]ts$' },
      to: { path: '^(server|standins|e2e|bench|eval|seed)/' },
    },
    {
      name: 'web-public-pages-know-no-calls',
      severity: 'error',
      comment: 'With the calls of the contract every visitor would load all of Zod.',
      from: { path: '^web/app/(root|features/layout/(page-frame|way-on)|features/landing/.*)[.]tsx$' },
      to: { path: '^contract/src/(auth|fields|payments|pets|resumes|users)[.]ts$', reachable: true },
    },
    {
      name: 'web-needs-no-fixtures',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/test/|[.]test[.]tsx?$' },
      to: { path: '^fixtures/' },
    },
    importsNothingOfOurs('contract', 'server|web|standins|fixtures|e2e|bench|eval|seed'),
    importsNothingOfOurs('standins', 'contract|server|web|fixtures|e2e|bench|eval|seed'),
    importsNothingOfOurs('fixtures', 'server|web|standins|e2e|bench|eval|seed'),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    // React Router writes the types of a route into a folder of its own.
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/[+]types/' },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface to read sources with.
    parser: 'swc',
    webpackConfig: { fileName: '.dependency-cruiser.aliases.cjs' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
