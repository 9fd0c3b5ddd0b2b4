import { globSync } from 'node:fs'
import path from 'node:path'
import { everyNthInTurn } from '#scripts/lib/sample.mjs'

/**
 * Whether every other file of what follows is left to the run of the next commit: `npm test` asks for it. Who names files
 * gets all of them.
 */
const isSampled = process.env['ATRIUM_TEST_SAMPLED'] === '1'

/** Whether a file lies beside the main test of its module, which every run has: `orders-import.test.ts`. */
const isFurther = (file: string) => path.basename(file).startsWith(`${path.basename(path.dirname(file))}-`)

function leftToNextCommit(files: readonly string[]) {
  if (!isSampled) return []
  const tried = new Set(everyNthInTurn(files, 2))
  return files.filter((file) => !tried.has(file))
}

const found = (...patterns: readonly string[]) =>
  globSync(patterns)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** Browser tests of modules beside the main ones. */
export const browserTestsLeft = () => leftToNextCommit(found('src/modules/*/*.e2e.ts').filter(isFurther))

/**
 * Tests that run on SQLite in every run, and on PostgreSQL in every other one: all but the main ones of the modules and
 * those of query plans, which only PostgreSQL's own run can tell.
 */
export const postgresTestsLeft = () =>
  leftToNextCommit(
    found(
      'src/modules/*/*.test.ts',
      'src/server/**/*.test.ts',
      'src/platform/db/**/*.test.ts',
      'src/platform/server/**/*.test.ts',
    ).filter((file) => !/(?:-plans|\.postgres)\.test\.ts$/.test(file) && !isMainTest(file)),
  )

const isMainTest = (file: string) => file.startsWith('src/modules/') && !isFurther(file)
