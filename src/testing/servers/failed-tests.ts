import { afterEach, beforeEach } from 'vitest'
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
