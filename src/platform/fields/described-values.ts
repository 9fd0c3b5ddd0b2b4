import * as z from 'zod'
import type { NameIn, Shape } from './contract-shapes.ts'

type ListName<Fields extends Shape> = {
  [Name in NameIn<Fields>]: z.output<Fields[Name]> extends readonly unknown[] ? Name : never
}[NameIn<Fields>]

/** Fields with a single value. */
export type FlatIn<Fields extends Shape> = Omit<Fields, ListName<Fields>>

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodDefault && isList(schema.unwrap()))

/** The fields with a single value; input, display and merging of lists are the module's own code. */
export function singleValueFields<const Fields extends Shape>(fields: Fields): FlatIn<Fields> {
  const flat = Object.entries(fields).filter(([, schema]) => !isList(schema))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- some of the same names, which the compiler cannot follow
  return Object.fromEntries(flat) as FlatIn<Fields>
}

/** The named members of an object. */
export function pick<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- exactly these names, which the compiler cannot follow
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>
}
