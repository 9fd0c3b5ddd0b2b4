import { say } from '../say.mjs'

const sum = (rows, key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0)

const mark = ({ failed, notRun }) => (failed > 0 ? '✗' : notRun ? '!' : '✓')

/** Prints the results of all steps as a table, then failed tests, and a summary line. */
export function printOutcomes(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const time = (row) =>
    `${row.seconds.toFixed(1).padStart(7)} s${row.cpuSeconds === undefined ? '' : `${row.cpuSeconds.toFixed(0).padStart(7)} s CPU`}`
  say('')
  for (const row of rows) {
    const { name, passed, failed, failures = [], flaky = [], notRun } = row
    const counts = `${`${passed}`.padStart(6)} passed ${`${failed}`.padStart(4)} failed`
    say(`${mark(row)} ${name.padEnd(width)} ${time(row)} ${counts}`)
    for (const test of failures) say(`  ✗ ${test}`)
    if (notRun) say(`  ! NOT RUN: ${notRun}`)
    for (const test of flaky) say(`  ! FLAKY, passed on the second attempt; fix it: ${test}`)
  }
  const notRunCount = rows.filter(({ notRun }) => notRun).length
  say(
    `\n${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed${notRunCount > 0 ? `, ${notRunCount} not run` : ''}`,
  )
}
