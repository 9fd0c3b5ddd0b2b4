// Who may import whom. `scripts/commands/boundaries.mjs` runs it, and prints a rule's comment with the line that breaks it; `src/testing/project/rules.test.ts` plants a violation of each.
const TESTS = '\\.(test|e2e|audit-scenario|form-fixture)\\.tsx?$|/tests/[^/]+-steps\\.ts$'
// What of the platform runs in each runtime and in the browser.
const SHARED = 'platform/(?:(?:contracts|errors|fields|numbers|pictures|records|rich-text|text)/)?[^/]+'
const PORTABLE = `^src/(modules/[^/]+/(contract|api|sample|fill|documents|(server|files)/.+)|${SHARED}|platform/(db|server)/.+|server/create-app)\\.ts$`
const SCREENS = '^src/modules/[^/]+/.+\\.tsx$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'modules-are-strangers',
      comment:
        'Modules do not import each other. Keep the id and a copy of the data, use an interface of the ' +
        'platform such as people or widgets, or move what three modules need to src/platform ' +
        '(docs/modules.md#dependencies-between-modules).',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/$1/' },
    },
    {
      name: 'modules-stand-on-the-platform',
      comment:
        'A module imports its own files, #platform/ and packages. Move what it needs to src/platform; what ' +
        'only tests need is imported by tests (CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: TESTS },
      to: { path: '^src/(app|server|testing)/' },
    },
    {
      name: 'platform-knows-no-one',
      comment:
        'The platform names no module, nor the app or the server. Let them pass what it needs as an argument, ' +
        'or register it (CONTRIBUTING.md#imports).',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^src/(modules|app|server)/' },
    },
    {
      name: 'modules-are-found-not-named',
      comment:
        'Code outside of modules finds them by a glob (src/app/routing/modules.ts) and names none. Add the ' +
        'part to module.ts or to the Api (docs/modules.md#modulets).',
      severity: 'error',
      from: { path: '^src/(app|server|testing)/' },
      to: { path: '^src/modules/' },
    },
    {
      name: 'contracts-are-pure',
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
      name: 'screens-never-reach-the-server',
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
      name: 'portable-code-runs-anywhere',
      comment:
        'Contracts, handlers and samples also run in the browser’s worker, without React, screens or packages ' +
        'of Node.js. Take what depends on the runtime from the services (docs/data.md#handlers).',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: {
        path: [
          '^src/platform/web/',
          // Of the theme, what needs neither React nor a page.
          '^src/platform/ui/(?!theme/(?:tokens|brand-shades|contrast|workspace-styles)\\.ts$)',
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
      comment:
        'Contracts, handlers and samples also run in the browser’s worker, which has no modules of Node.js. ' +
        'Use a web API such as crypto, or take it from the services (docs/data.md#handlers).',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-is-for-tests',
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
      name: 'nothing-unresolved',
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
