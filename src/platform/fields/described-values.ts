import * as z from 'zod'
import type { NameIn, Shape } from './contract-shapes.ts'

type ListName<Fields extends Shape> = {
  [Name in NameIn<Fields>]: z.output<Fields[Name]> extends readonly unknown[] ? Name : never
}[NameIn<Fields>]

/** Fields of one value each. */
export type FlatIn<Fields extends Shape> = Omit<Fields, ListName<Fields>>

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodArray || (schema instanceof z.ZodDefault && isList(schema.unwrap()))

/** The fields of one value each: lists are typed in, shown and merged by a module's own code. */
export function flatOf<const Fields extends Shape>(fields: Fields): FlatIn<Fields> {
  const flat = Object.entries(fields).filter(([, schema]) => !isList(schema))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- some of the same names, which the compiler cannot follow
  return Object.fromEntries(flat) as FlatIn<Fields>
}

/** Some members of an object, by their names. */
export function pick<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- exactly these names, which the compiler cannot follow
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>
}
