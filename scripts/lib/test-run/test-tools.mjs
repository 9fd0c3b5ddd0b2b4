import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from '../build/runtime.mjs'
import { report } from './report.mjs'
import { say } from '../say.mjs'
import { reportFolder } from './steps.mjs'

/** A skipped test proves nothing, so it counts as failed; so does a run without tests. */
function countOutcome({ passed, failed, skipped }, code) {
  if (skipped) say(`${skipped} skipped; skipped tests count as failed`)
  const total = failed + skipped
  return { passed, failed: total === 0 && (code !== 0 || passed === 0) ? 1 : total }
}

const isSkipped = (status) => ['skipped', 'pending', 'todo', 'disabled'].includes(status)

export async function vitest(filters, { cwd = root, env = {}, args = [], quiet = false, maySkip = false } = {}) {
  const file = path.join(reportFolder, `vitest-${process.pid}-${Math.random().toString(36).slice(2, 8)}.json`)
  const reporter = quiet ? 'default' : path.join(root, 'scripts/lib/test-run/vitest-reporter.mjs')
  const command = [tool('vitest'), 'run', ...args, `--reporter=${reporter}`, '--reporter=json']
  const { code, output } = await run(process.execPath, [...command, `--outputFile.json=${file}`, ...filters], {
    cwd,
    env: environment(env),
    quiet,
    ...(!quiet && { onMessage: report }),
  })
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = takeReport(file)
  const skipped = maySkip ? 0 : numPendingTests + numTodoTests
  const counts = { passed: numPassedTests, failed: numFailedTests, skipped }
  const named = (wanted) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(wanted).map(({ fullName }) => `${path.relative(cwd, name)}: ${fullName}`),
    )
  return {
    ...countOutcome(counts, code),
    output,
    failures: named(({ status }) => status === 'failed' || (!maySkip && isSkipped(status))),
    flaky: named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  }
}

export async function playwright(filters, chromium, { cwd = root, args = [], env: more = {}, quiet = false } = {}) {
  const file = path.join(reportFolder, `playwright-${process.pid}.json`)
  const env = environment({
    ATRIUM_CHROMIUM: chromium,
    ATRIUM_DEMO_PORT: String(await freePort()),
    ATRIUM_SERVER_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...more,
  })
  // Without browser tests of the module there is nothing to run, which is no failure.
  const passWithNoTests = filters.length ? ['--pass-with-no-tests'] : []
  const reporter = quiet ? 'list' : path.join(root, 'scripts/lib/test-run/playwright-reporter.mjs')
  const command = [
    tool('@playwright/test', 'playwright'),
    'test',
    `--reporter=${reporter},json`,
    ...args,
    ...passWithNoTests,
  ]
  const { code, output } = await run(process.execPath, [...command, ...filters], {
    cwd,
    env,
    quiet,
    ...(!quiet && { onMessage: report }),
  })
  const { stats: { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = {}, suites = [] } = takeReport(file)
  if (passWithNoTests.length && code === 0 && expected + flaky === 0) return { passed: 0, failed: 0, output }
  const outcome = countOutcome({ passed: expected + flaky, failed: unexpected, skipped }, code)
  const named = (state) => suites.flatMap((suite) => listTests(suite, state))
  return { ...outcome, output, failures: named('unexpected'), flaky: named('flaky') }
}

/** The tests of a suite and its nested suites with this result. */
const listTests = ({ specs = [], suites = [] }, state) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === state))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => listTests(suite, state)),
]

function takeReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file, { force: true })
    return report
  } catch {
    return {}
  }
}
