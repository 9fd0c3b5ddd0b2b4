import { globSync } from 'node:fs'
import path from 'node:path'
import { changedModules } from '#scripts/lib/test-run/changed-paths.mjs'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'

/**
 * Whether some of the files below are left to the runs of the next commits: `npm test` does so, unless files are named.
 */
const isSampled = process.env['ATRIUM_TEST_SAMPLED'] === '1'

const getModule = (file: string) => /^src\/modules\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Leaves out all but every nth file, but never recently changed ones. */
function skippedFiles(files: readonly string[], n: number) {
  if (!isSampled) return []
  const [selected, changed] = [new Set(takeEveryNth(files, n)), changedModules()]
  return files.filter((file) => !selected.has(file) && !changed.has(getModule(file)))
}

const findFiles = (...patterns: readonly string[]) =>
  globSync(patterns)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** Whether a file is the main test of its module: `orders.test.ts` in `orders`, and not `orders-import.test.ts`. */
const isMainTest = (file: string) => path.basename(file) === `${getModule(file)}.test.ts`

/** Browser tests of modules. */
export const skippedBrowserTests = () =>
  skippedFiles(findFiles('src/modules/*/tests/*.e2e.ts', 'src/modules/*/*.e2e.ts'), 14)

/** Tests that kill servers during their work. */
export const skippedDurabilityTests = () => skippedFiles(findFiles('src/**/*.durability.test.ts'), 3)

/**
 * Tests that run on SQLite in every run, and on PostgreSQL in every third (the modules' main tests) or tenth: all except
 * those of query plans, which need PostgreSQL.
 */
export function skippedPostgresTests() {
  const files = findFiles(
    'src/modules/*/tests/*.test.ts',
    'src/modules/*/*.test.ts',
    'src/server/**/*.test.ts',
    'src/platform/db/**/*.test.ts',
    'src/platform/server/**/*.test.ts',
  ).filter((file) => !/(?:-plans|\.postgres|\.durability)\.test\.ts$/.test(file))
  const { true: main = [], false: further = [] } = Object.groupBy(files, (file) => `${isMainTest(file)}`)
  return [...skippedFiles(main, 3), ...skippedFiles(further, 10)]
}
