import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { moduleTests } from '../../../src/testing/runs/runtime-tests.ts'
import { moduleNames } from '../create/copy-project.mjs'
import { root } from '../paths.mjs'
import { exitWithMessage } from '../say.mjs'

/** `npm test -- orders --runtime=sqlite`: runs the tests in this runtime only, without browser tests. */
export const runtime = process.env.ATRIUM_TEST_ONLY

const filesIn = (entry) =>
  statSync(path.join(root, entry)).isDirectory()
    ? globSync(`${entry.replace(/\/$/, '')}/**/*.{test,e2e}.{ts,tsx}`, { cwd: root })
    : [entry]

const isServerTest = (file) => file.endsWith('.server.e2e.ts')
const isDemoTest = (file) => file.endsWith('.e2e.ts') && !isServerTest(file)
const contractTests = moduleTests(moduleNames())
const isContractTest = (file) => contractTests.some((pattern) => path.posix.matchesGlob(file, pattern))

/** The kinds of tests at these paths. */
export function kindsIn(paths) {
  const files = paths.flatMap(filesIn).map((file) => file.replaceAll('\\', '/'))
  const kinds = {
    hasDemoTests: !runtime && files.some(isDemoTest),
    hasServerTests: !runtime && files.some(isServerTest),
    hasContractTests: (!runtime || runtime === 'demo') && files.some(isContractTest),
    hasUnitTests: runtime !== 'demo' && files.some((file) => /\.test\.tsx?$/.test(file)),
    areAllInModules: paths.every((entry) => entry.startsWith('src/modules/')),
  }
  const { areAllInModules: _, ...found } = kinds
  if (!Object.values(found).some(Boolean)) exitWithMessage(`There is no such test in ${paths.join(' ')}.`)
  return kinds
}

/** The projects of the browser tests at these paths, by their names in `playwright.config.ts`. */
export function browserProjects(paths) {
  const files = paths.flatMap(filesIn)
  return [...(files.some(isDemoTest) ? ['demo'] : []), ...(files.some(isServerTest) ? ['server'] : [])]
}
