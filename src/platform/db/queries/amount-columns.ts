import type { Json } from '#platform/db/sample/sample.ts'
import { fieldOf, type ValuesOf } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'

type Column<Value> = [Extract<Value, object>] extends [never]
  ? Value
  : Json<Extract<Value, object>> | Exclude<Value, object>

/** The columns of fields: lists and references are JSON. */
export type ColumnsOf<Fields extends Shape> = { [Name in keyof ValuesOf<Fields>]: Column<ValuesOf<Fields>[Name]> }

/** Values for columns: lists and references as JSON. */
export type InColumns<Values> = {
  [Name in keyof Values]: Values[Name] extends infer One ? (One extends object ? string : One) : never
}

const isMoney = (fields: Shape, name: string) => Object.hasOwn(fields, name) && fieldOf(fields[name]).kind === 'money'

/** Values of a contract for columns: amounts in cents (decision 3), lists and references as JSON. */
export function toColumns<Values extends object>(fields: Shape, values: Values): InColumns<Values> {
  const kept = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'number' && isMoney(fields, name)) return [name, toCents(value)]
    return [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]
  })
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(kept) as InColumns<Values>
}

/** A row as the contract has it: amounts as decimals. The database has parsed JSON already. */
export function fromColumns<Row extends object>(fields: Shape, row: Row): Row {
  const amounts = Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'number' && isMoney(fields, name) ? [[name, fromCents(value)] as const] : [],
  )
  return { ...row, ...Object.fromEntries(amounts) }
}
