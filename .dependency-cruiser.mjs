// Who may import whom. `scripts/boundaries.mjs` runs it; `src/testing/project/rules.test.ts` plants a violation of each.
const TESTS = '\\.(test|e2e|audit-scenario|form-fixture)\\.tsx?$|^src/modules/[^/]+/tests/'
// What of the platform runs in each runtime and in the browser.
const SHARED = 'platform/(?:(?:contracts|errors|fields|numbers|pictures|records|rich-text|text)/)?[^/]+'
const PORTABLE = `^src/(modules/[^/]+/(contract|api|sample|fill|documents|(server|files)/.+)|${SHARED}|platform/(db|server)/.+|server/create-app)\\.ts$`
const SCREENS = '^src/modules/[^/]+/.+\\.tsx$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'modules-are-strangers',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'modules-stand-on-the-platform',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: TESTS },
      to: { path: '^src/(app|server|testing)/' },
    },
    {
      name: 'platform-knows-no-one',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^src/(modules|app|server)/' },
    },
    {
      name: 'modules-are-found-not-named',
      severity: 'error',
      from: { path: '^src/(app|server|testing)/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: '^src/modules/[^/]+/contract\\.ts$' },
      to: {
        pathNot: [`^src/${SHARED}\\.ts$`, '(^|/)node_modules/zod/', '^src/modules/[^/]+/contract[^/]*\\.ts$'],
      },
    },
    {
      name: 'screens-never-reach-the-server',
      severity: 'error',
      from: { path: [SCREENS, '^src/modules/[^/]+/module\\.ts$', '^src/platform/(web|ui|i18n)/'], pathNot: TESTS },
      to: {
        path: [
          '^src/modules/[^/]+/(api|sample|fill|documents)\\.ts$',
          '^src/modules/[^/]+/server/',
          '^src/platform/(db|server)/',
          '^src/server/',
        ],
      },
    },
    {
      name: 'portable-code-runs-anywhere',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: {
        path: [
          '^src/platform/(web|ui)/',
          // Of the languages, what needs neither React nor the bundler.
          '^src/platform/i18n/(?!(?:languages|formats|server-texts|translate|with-english)\\.ts$)',
          '^src/(app|testing)/',
          '\\.tsx$',
          '^node:',
          '(^|/)node_modules/(@types/)?(react|react-dom|react-router|@mui|@emotion|@tanstack|@hono/node-server|pg)(/|$)',
        ],
        pathNot: '^src/server/.+\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'portable-code-uses-no-node-builtin',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/', TESTS] },
      to: { path: ['^src/testing/', TESTS] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg|png|webp|sql|woff2)([?]|$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
