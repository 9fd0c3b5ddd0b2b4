import type { Json } from '#platform/db/sample/sample.ts'
import { getField, type ValuesOf } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'

type Column<Value> = [Extract<Value, object>] extends [never]
  ? Value
  : Json<Extract<Value, object>> | Exclude<Value, object>

/** The columns of fields: lists and references are JSON. */
export type ColumnsOf<Fields extends Shape> = { [Name in keyof ValuesOf<Fields>]: Column<ValuesOf<Fields>[Name]> }

/** Values for columns: lists and references as JSON. */
export type InColumns<Values> = {
  // A text can have a brand, which is an object to the compiler.
  [Name in keyof Values]: Values[Name] extends infer One
    ? One extends string
      ? One
      : One extends object
        ? string
        : One
    : never
}

// Of thousands of rows, each schema is read once.
const cache = new WeakMap<object, boolean>()

function isMoney(fields: Shape, name: string) {
  const schema = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!schema) return false
  const is = cache.get(schema) ?? getField(schema).kind === 'money'
  cache.set(schema, is)
  return is
}

function convertAmounts<Values extends object>(fields: Shape, values: Values, convert: (amount: number) => number) {
  const amounts = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' && isMoney(fields, name) ? [[name, convert(value)] as const] : [],
  )
  return { ...values, ...Object.fromEntries(amounts) }
}

/** Values of a contract as rows have them inside of the application: amounts in cents (decision 3). */
export const inCents = <Values extends object>(fields: Shape, values: Values): Values =>
  convertAmounts(fields, values, toCents)

/** Lists and references as JSON, for columns. */
export function inJson<Values extends object>(values: Values): InColumns<Values> {
  const converted = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(converted) as InColumns<Values>
}

/** Values of a contract for columns. */
export const toColumns = <Values extends object>(fields: Shape, values: Values): InColumns<Values> =>
  inJson(inCents(fields, values))

/** A row as the contract has it: amounts as decimals. The database has parsed JSON already. */
export const fromColumns = <Row extends object>(fields: Shape, row: Row): Row => convertAmounts(fields, row, fromCents)
