import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '../say.mjs'
import { reports } from './steps.mjs'

const file = path.join(reports, 'durations.json')
const shown = 20

/**
 * Writes duration and processor time of each step and file, and prints the slowest files. Only a complete run is
 * stored, as an estimate for the next one.
 */
export function keepDurations(rows, { seconds, busy, isPartial }) {
  const files = rows
    .flatMap((row) =>
      row.files.map(({ project, file: name, seconds: taken }) => ({
        step: row.name,
        project,
        file: name,
        seconds: taken,
      })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
  const steps = rows.map(({ name, seconds: taken, cpuSeconds, passed, failed }) => ({
    name,
    seconds: taken,
    cpuSeconds,
    passed,
    failed,
  }))
  if (!isPartial) {
    writeFileSync(file, JSON.stringify({ seconds, busy, processors: os.availableParallelism(), steps, files }, null, 1))
    say('\nThe slowest files:')
    for (const { project, file: name, seconds: taken } of files.slice(0, shown))
      say(`${taken.toFixed(1).padStart(8)} s  [${project}] ${name}`)
  }
  const minutes = `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`
  say(
    `\n${minutes} with ${os.availableParallelism()} processors, ${Math.round(busy * 100)} % busy.${isPartial ? '' : ' test-results/durations.json has every file.'}`,
  )
}

/** The last duration of each step, by name. */
export function usualDurations() {
  try {
    const { steps } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.fromEntries(steps.map(({ name, seconds }) => [name, seconds]))
  } catch {
    return {}
  }
}
