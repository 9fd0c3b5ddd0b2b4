// Which imports are allowed. `scripts/commands/boundaries.mjs` checks them and prints the comment of a broken rule.
// `src/testing/project/rules.test.ts` breaks each rule once.
const TESTS = '\\.(test|e2e|audit-scenario|form-fixture)\\.tsx?$|/tests/[^/]+-steps\\.ts$'
// Files of the platform that run in all runtimes and in the browser.
const SHARED =
  'platform/(?:(?:contracts|errors|fields|files|numbers|permissions|pictures|records|rich-text|text)/)?[^/]+'
const PORTABLE = `^src/(modules/[^/]+/(contract|api|sample|fill|documents|(server|files)/.+)|${SHARED}|platform/(db|server)/.+|server/create-app)\\.ts$`
const SCREENS = '^src/modules/[^/]+/.+\\.tsx$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-imports-between-modules',
      comment:
        'Modules do not import each other. Keep the id and a copy of the data, use an interface of the ' +
        'platform such as people or widgets, or move what three modules need to src/platform ' +
        '(docs/modules.md#dependencies-between-modules).',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'modules-import-the-platform-only',
      comment:
        'A module imports its own files, #platform/ and packages. Move what it needs to src/platform; what ' +
        'only tests need is imported by tests (CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: TESTS },
      to: { path: '^src/(app|server|testing)/' },
    },
    {
      name: 'platform-imports-no-modules',
      comment:
        'The platform imports no module, nor the app or the server. Let them pass values as arguments, ' +
        'or register them (CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^src/(modules|app|server)/' },
    },
    {
      name: 'modules-imported-by-glob-only',
      comment:
        'Code outside of modules imports them by a glob (src/app/routing/modules.ts), never by name. Add the ' +
        'part to module.ts or to the Api (docs/modules.md#modulets).',
      severity: 'error',
      from: { path: '^src/(app|server|testing)/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'contracts-import-contracts-only',
      comment:
        'A contract imports zod, #platform/contract.ts and contract files of its module, since server and ' +
        'browser load it. Move other code to the module’s server folder or to its screens ' +
        '(docs/data.md#a-contract).',
      severity: 'error',
      from: { path: '^src/modules/[^/]+/contract\\.ts$' },
      to: {
        pathNot: [`^src/${SHARED}\\.ts$`, '(^|/)node_modules/zod/', '^src/modules/[^/]+/contract[^/]*\\.ts$'],
      },
    },
    {
      name: 'screens-import-no-server-code',
      comment:
        'Screens import the contract and call the API by it. Move what both need to a file beside contract.ts ' +
        '(CONTRIBUTING.md#imports).',
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
      name: 'portable-code-imports-portable-code-only',
      comment:
        'Contracts, handlers and samples also run in the browser’s worker, without React, screens or packages ' +
        'of Node.js. Take what depends on the runtime from the services (docs/data.md#handlers).',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: {
        path: [
          '^src/platform/web/',
          // Files of the theme that need neither React nor a document.
          '^src/platform/ui/(?!theme/(?:tokens|brand-shades|contrast|workspace-styles)\\.ts$)',
          // Files of the languages that need neither React nor the bundler.
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
      comment:
        'Contracts, handlers and samples also run in the browser’s worker, which has no modules of Node.js. ' +
        'Use a web API such as crypto, or take it from the services (docs/data.md#handlers).',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-imported-by-tests-only',
      comment:
        'Only tests import src/testing and other tests. Move what the product needs to src/platform ' +
        '(CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/', TESTS] },
      to: { path: ['^src/testing/', TESTS] },
    },
    {
      name: 'no-cycles',
      comment:
        'These files need each other. Move what both use to a third file, or pass it as an argument ' +
        '(CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-resolve',
      comment: 'There is no such file or package. Write the ending of the file, such as .ts (CONTRIBUTING.md#style).',
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
