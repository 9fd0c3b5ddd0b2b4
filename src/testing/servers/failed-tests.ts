import { afterEach, beforeEach } from 'vitest'
import { takeErrors } from './logged-errors.ts'

// An error of the database comes through many functions of others before one of ours.
Error.stackTraceLimit = 30

// What was logged before is another test's.
beforeEach(() => void takeErrors())

afterEach(({ task: { result } }) => {
  const [last] = result?.errors?.slice(-1) ?? []
  const errors = takeErrors()
  if (last) last.message += errors
})
