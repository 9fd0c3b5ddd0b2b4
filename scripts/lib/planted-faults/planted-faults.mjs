// Faults that are planted into a copy to prove that a check finds them. For the step “planted faults” of npm test.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { incompleteAdditions } from './incomplete-additions.mjs'
import {
  budgets,
  inBrowser,
  inDemo,
  legibleTest,
  onPostgres,
  onSqlite,
  removal,
  screenTest,
  staticCheck,
} from './planted-runs.mjs'
import { moduleNames } from '../create/copy-project.mjs'

const glob = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** The modules that have a test with this name: `*-plans.test.ts`. */
const modulesWith = (pattern) => [...new Set(glob(`src/modules/*/tests/${pattern}`).map((file) => file.split('/')[2]))]

const [oneModule, otherModule] = moduleNames()
const [listModule] = modulesWith('*-plans.test.ts')
// The tables of modules are created in the order of the modules' names.
const [firstTables, ...others] = glob('src/modules/*/migrations/0001-*.sql')
const firstStored = firstTables.split('/')[2]
const [, firstTable] = /create table "(\w+)"/.exec(readFileSync(path.join(root, firstTables), 'utf8'))

/**
 * A small fault for each kind of test. In `file`, the first `from` becomes `to`; `run` is the command that has to fail,
 * and its output must match `names`.
 */
export const plantedFaults = [
  {
    name: 'a type error',
    file: 'src/platform/numbers/money.ts',
    from: /$/,
    to: "\nexport const planted: number = 'one'\n",
    tier: 'types',
    run: staticCheck('types'),
    names: /money\.ts.*TS2322/s,
  },
  ...incompleteAdditions,
  {
    name: 'a message to the console',
    file: 'src/platform/numbers/money.ts',
    from: /$/,
    to: "\nexport const planted = () => console.log('planted')\n",
    tier: 'lint',
    run: staticCheck('lint'),
    names: /no-console.*money\.ts/s,
  },
  {
    name: 'a module that imports another',
    file: `src/modules/${oneModule}/module.ts`,
    from: /^/,
    to: `import '../${otherModule}/module.ts'\n`,
    tier: 'boundaries',
    run: staticCheck('boundaries'),
    names: /no-imports-between-modules/,
  },
  {
    name: 'a function that nobody uses',
    file: 'src/platform/numbers/money.ts',
    from: /$/,
    to: '\nexport const planted = () => 1\n',
    tier: 'unused code',
    run: staticCheck('unused code'),
    names: /planted.*money\.ts/,
  },
  {
    name: 'a text that a language lacks',
    file: 'src/app/locales/ar.json',
    from: /^ *"menuOpen":.*\n/m,
    to: '',
    tier: 'texts',
    run: staticCheck('texts', '--complete'),
    names: /lacks menuOpen/,
  },
  {
    name: 'a document that names a command that is not there',
    file: 'docs/commands.md',
    from: '`npm run check`',
    to: '`npm run chekc`',
    tier: 'unit tests',
    run: onSqlite('src/testing/project/docs.test.ts'),
    names: /chekc/,
  },
  {
    name: 'endpoints that forget the rights',
    file: 'src/platform/server/pipeline/authorise.ts',
    from: 'if (!endpoint.public) guard.checkAccess()',
    to: "if (!endpoint.public && endpoint.method !== 'DELETE') guard.checkAccess()",
    tier: 'contract tests on SQLite',
    run: onSqlite('src/testing/all-modules/permissions/rights.test.ts'),
    names: /remove: allowed/,
  },
  {
    name: 'a query string without a bound',
    file: 'src/platform/server/pipeline/parse.ts',
    from: 'if (search.size > maxQueryParameters)',
    to: 'if (search.size > Infinity)',
    tier: 'contract tests on SQLite',
    run: onSqlite('src/server/requests/refused-requests.test.ts'),
    names: /FAIL.*repeated parameters/,
  },
  {
    name: 'a list that is sorted without its index',
    file: 'src/platform/db/queries/page.ts',
    from: 'base.orderBy(sql.ref(columns.sort?.[field] ?? field), direction)',
    to: 'base.orderBy(withoutIndex(columns.sort?.[field] ?? field), direction)',
    tier: 'query plans',
    run: onSqlite(`src/modules/${listModule}/tests/${listModule}-plans.test.ts`),
    names: /TEMP B-TREE/,
  },
  {
    name: 'SQL that only SQLite understands',
    file: 'src/platform/db/queries/count-at-most.ts',
    from: '(select count(*) from',
    to: '(select ifnull(count(*), 0) from',
    tier: 'contract tests on PostgreSQL',
    run: onPostgres(`src/modules/${listModule}/tests/${listModule}.test.ts`),
    // With what the server logged: the error and its statement.
    names: /The server logged:.*\.list in .*ifnull.*statement: select .*ifnull/s,
  },
  {
    name: 'a worker of the demo that gets no bodies',
    file: 'src/app/demo/worker-send.ts',
    from: '      body,\n      port: port2,',
    to: '      body: null,\n      port: port2,',
    tier: 'contract tests in the demo',
    run: inDemo('src/server/create-app.test.ts', `src/modules/${listModule}/tests/${listModule}.test.ts`),
    names: /expected 400/,
  },
  {
    name: 'a button without a name',
    file: 'src/app/shell/topbar/topbar.tsx',
    from: /^ *aria-label=\{t\('look'\)\}\n *title=\{t\('look'\)\}\n/m,
    to: '',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', screenTest),
    names: /button-name/,
  },
  {
    name: 'a screen that is wider than a phone',
    file: 'src/app/shell/topbar/topbar.module.css',
    from: /^\.inner \{\n/m,
    to: '.inner {\n  min-inline-size: 340px;\n',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', screenTest),
    names: /at 320 pixels/,
  },
  {
    name: 'a current entry of the menu that looks like others in forced colours',
    file: 'src/platform/ui/theme/global.css',
    from: /^ *a\[aria-current\]:not\(\[aria-current='false'\]\),\n/m,
    to: '',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /chosen: a/,
  },
  {
    name: 'a title whose height does not grow with its letters',
    file: 'src/platform/ui/theme/global.css',
    from: /^ *h1 \{\n/m,
    to: '  h1 {\n    overflow: hidden;\n    block-size: 30px;\n',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /in h1\./,
  },
  {
    name: 'a menu that cuts longer texts',
    file: 'src/app/shell/sidebar/navigation.module.css',
    from: /^ *white-space: normal;\n/m,
    to: '  max-inline-size: 120px;\n  overflow: hidden;\n  white-space: nowrap;\n',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /in span\.text/,
  },
  {
    name: 'a text that is not in the locale files',
    file: 'src/app/shell/topbar/topbar.tsx',
    from: "aria-label={t('look')}",
    to: 'aria-label="Look and layout"',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /aria-label: Look and layout/,
  },
  {
    name: 'motion that the system asked to leave out',
    file: 'src/platform/ui/theme/global.css',
    from: /^ *transition-duration: 0\.01ms !important;\n/m,
    to: '    transition-duration: 1s !important;\n',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /movingElements/,
  },
  {
    name: 'secondary texts that are weaker where more contrast is asked for',
    file: 'src/platform/ui/theme/theme.css',
    from: /(?<=data-contrast='more'\][^}]*?--quiet: )[^;]+/,
    to: 'color-mix(in srgb, var(--text) 50%, var(--paper))',
    tier: 'browser tests of the demo',
    run: inBrowser('demo', legibleTest),
    names: /instead of/,
  },
  {
    name: 'the focus of a removed row that nothing receives',
    file: 'src/app/navigation/start-navigation.ts',
    from: /^ *keepFocus\(\)\n/m,
    to: '',
    tier: 'browser tests of the demo',
    // The first screen with rows that can be removed finds it.
    run: inBrowser('demo', () => ['src/app/every-screen-keeps-focus', '-x']),
    names: /nothing has the focus/,
  },
  {
    name: 'pages that take any string as markup',
    file: 'src/platform/server/http/trusted-types.ts',
    from: /^ *"require-trusted-types-for 'script'",\n/m,
    to: '',
    tier: 'browser tests of the server',
    run: inBrowser('server', () => ['src/app/trusted-types']),
    names: /innerHTML/,
  },
  {
    name: 'a library that every visitor loads',
    file: 'src/app/main.tsx',
    from: /^/,
    to: "import * as planted from '@mui/x-charts'\nObject.assign(globalThis, { planted })\n",
    tier: 'byte budgets',
    run: budgets,
    names: /kB where \d+ are allowed/,
  },
  {
    name: 'a module that reads a table of another',
    file: others.at(-1) ?? firstTables,
    from: /$/,
    to: `\ncreate table "planted" as select count(*) as "many" from "${firstTable}";\n`,
    tier: 'module removal',
    run: removal(firstStored),
    names: new RegExp(`without ${firstStored}: server tests.*${firstTable}`, 's'),
  },
]
