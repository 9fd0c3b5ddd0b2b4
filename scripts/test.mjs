// npm test: all tests for any change, or those of a module, file or folder.
import './lib/build/node-version.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage } from './lib/say.mjs'

const runtimes = ['sqlite', 'postgres', 'demo']
const flag = { type: 'boolean' }
const usage = `npm test: everything, some of it as samples
npm test -- orders: the tests of a module; or of a file or folder, by its path

  --changed             the tests that a change since the main branch can affect
  --all                 everything, without samples
  --runtime=<runtime>   only in this runtime, without a browser: ${runtimes.join(', ')}
  --coverage            how many lines of src the tests ran

More: docs/testing.md`
const { values, positionals: names } = readArguments(usage, {
  options: { all: flag, changed: flag, coverage: flag, runtime: { type: 'string' } },
  hasNames: true,
})
const { runtime } = values
if (runtime !== undefined && !runtimes.includes(runtime))
  exitWithMessage(`--runtime is one of ${runtimes.join(', ')}.\n\n${usage}`)
await onProjectNode(import.meta.url)

if (values.all) process.env.ATRIUM_TEST_SAMPLE = 'all'
if (values.coverage) process.env.ATRIUM_TEST_COVERAGE = '1'
if (runtime !== undefined) process.env.ATRIUM_TEST_ONLY = runtime
if (runtime === 'sqlite') process.env.ATRIUM_TEST_RUNTIMES = runtime
const { testChanged, testEverything, testPaths } = await import('./lib/test-run/test-runs.mjs')
if (names.length > 0) await testPaths(names)
else if (values.changed) await testChanged()
else await testEverything()
