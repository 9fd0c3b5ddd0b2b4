import { afterAll, afterEach, beforeEach } from 'vitest'
import { takeErrors } from './logged-errors.ts'

// An error of the database passes through many functions of packages before one of ours.
Error.stackTraceLimit = 30

// Discards errors of previous tests.
beforeEach(() => void takeErrors())

afterEach(({ task: { result } }) => {
  const [last] = result?.errors?.slice(-1) ?? []
  const errors = takeErrors()
  if (last) last.message += errors
})

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the file in seconds, without other processes that it started. */
    cpuSeconds?: number
  }
}

const started = process.cpuUsage()

// oxlint-disable-next-line no-empty-pattern -- the first argument has to be a pattern
afterAll(({}, { meta }) => {
  const { user, system } = process.cpuUsage(started)
  meta.cpuSeconds = (user + system) / 1e6
})
