import { fieldOf } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'

function eachAmount<Values extends object>(fields: Shape, values: Values, turn: (amount: number) => number): Values {
  const turned = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' && Object.hasOwn(fields, name) && fieldOf(fields[name]).kind === 'money'
      ? [[name, turn(value)] as const]
      : [],
  )
  return { ...values, ...Object.fromEntries(turned) }
}

/** Values of a contract as columns keep them: amounts in whole cents (decision 3). */
export const toColumns = <Values extends object>(fields: Shape, values: Values) => eachAmount(fields, values, toCents)

/** A row as the contract shows it: amounts as decimals. */
export const fromColumns = <Row extends object>(fields: Shape, row: Row) => eachAmount(fields, row, fromCents)
