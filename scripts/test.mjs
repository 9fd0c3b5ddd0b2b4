// npm test: all tests for any change. npm test -- orders: one module, or a file by its path. npm test -- --changed: the
// tests that a change since the main branch can affect. npm test -- --all: everything, without samples. With
// --runtime=sqlite (postgres, demo) the tests of a module or file run in this runtime only. With --coverage each of
// them ends with the share of src that its tests ran.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage } from './lib/say.mjs'

await onProjectNode(import.meta.url)

const options = process.argv.slice(2)
if (options.includes('--all')) process.env.ATRIUM_TEST_SAMPLE = 'all'
if (options.includes('--coverage')) process.env.ATRIUM_TEST_COVERAGE = '1'
const runtime = options.find((option) => option.startsWith('--runtime='))?.slice('--runtime='.length)
if (runtime !== undefined && !['sqlite', 'postgres', 'demo'].includes(runtime))
  exitWithMessage(
    '--runtime is one of sqlite, postgres and demo, after an equals sign: npm test -- orders --runtime=sqlite',
  )
if (runtime !== undefined) process.env.ATRIUM_TEST_ONLY = runtime
if (runtime === 'sqlite') process.env.ATRIUM_TEST_RUNTIMES = runtime
const { testChanged, testEverything, testPaths } = await import('./lib/test-run/test-runs.mjs')
const names = options.filter((argument) => !argument.startsWith('-'))
if (names.length > 0) await testPaths(names)
else if (options.includes('--changed')) await testChanged()
else await testEverything()
