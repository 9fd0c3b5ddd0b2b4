import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '../say.mjs'
import { reportFolder } from './steps.mjs'

const file = path.join(reportFolder, 'durations.json')
const maxRows = 20

/**
 * Writes duration and processor time of each step and file, and prints the slowest files. Only a complete run is
 * stored, as an estimate for the next one.
 */
export function saveDurations(rows, { seconds, cpuUtilization, isPartial }) {
  const files = rows
    .flatMap((row) =>
      row.files.map(({ project, file: name, seconds, cpuSeconds }) => ({
        step: row.name,
        project,
        file: name,
        seconds,
        cpuSeconds,
      })),
    )
    .toSorted((a, b) => b.seconds - a.seconds)
  const steps = rows.map(({ name, seconds, cpuSeconds, passed, failed }) => ({
    name,
    seconds,
    cpuSeconds,
    passed,
    failed,
  }))
  if (!isPartial) {
    writeFileSync(
      file,
      JSON.stringify({ seconds, cpuUtilization, processors: os.availableParallelism(), steps, files }, null, 1),
    )
    say('\nThe slowest files:')
    for (const { project, file: name, seconds } of files.slice(0, maxRows))
      say(`${seconds.toFixed(1).padStart(8)} s  [${project}] ${name}`)
  }
  const minutes = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`
  say(
    `\n${minutes} with ${os.availableParallelism()} processors, ${Math.round(cpuUtilization * 100)} % busy.${isPartial ? '' : ' test-results/durations.json has every file.'}`,
  )
}

/** The last duration of each step, by name. */
export function lastDurations() {
  try {
    const { steps } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.fromEntries(steps.map(({ name, seconds }) => [name, seconds]))
  } catch {
    return {}
  }
}
