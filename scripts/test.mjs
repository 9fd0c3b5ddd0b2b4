// npm test: everything that has to hold for every change. npm test -- orders: one module, or a file by its path.
// npm test -- --changed: what a change since the main branch can reach. npm test -- --all: everything, without samples.
// With --coverage any of them ends with how much of src its tests ran.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'

await onProjectNode(import.meta.url)

const options = process.argv.slice(2)
if (options.includes('--all')) process.env.ATRIUM_TEST_SAMPLE = 'all'
if (options.includes('--coverage')) process.env.ATRIUM_TEST_COVERAGE = '1'
const { testChanged, testEverything, testPaths } = await import('./lib/test-run/test-runs.mjs')
const names = options.filter((argument) => !argument.startsWith('-'))
if (names.length > 0) await testPaths(names)
else if (options.includes('--changed')) await testChanged()
else await testEverything()
