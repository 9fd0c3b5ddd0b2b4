import type { Conditions } from './rights.ts'

export type Value = string | number | boolean | null

/** One comparison of a condition: the field has, or does not have, one of these values. */
export interface Test {
  column: string
  not: boolean
  values: readonly Value[]
}

/** Splits a condition into comparisons that must all hold. */
export const splitConditions = (conditions: Conditions | undefined): Test[] =>
  Object.entries(conditions ?? {}).map(([column, test]) => {
    if (typeof test !== 'object' || test === null) return { column, not: false, values: [test] }
    if ('$in' in test) return { column, not: false, values: test.$in }
    return { column, not: true, values: [test.$ne] }
  })

/** The inverse of `splitConditions`; undefined without comparisons. */
export function joinConditions(tests: readonly Test[]): Conditions | undefined {
  if (tests.length === 0) return undefined
  return Object.fromEntries(
    tests.map(({ column, not, values }) => {
      const [first = null] = values
      if (not) return [column, { $ne: first }]
      return [column, values.length > 1 ? { $in: [...values] } : first]
    }),
  )
}
