import * as z from 'zod'
import type { NameIn, Shape } from '#platform/fields/fields.ts'

/** All that is said of a field. A module adds what its own form, files and screens need to know: `satisfies Described<…>`. */
export interface FieldDescription {
  /** Schema of its values. Contract, columns, form, list, sample data and tests derive from it. */
  schema: z.ZodType
  /** Whether a search looks through it. */
  isSearched?: boolean
  /** Whether a list can be narrowed by it, or sorted by it. Each costs an index, which a migration makes. */
  isFilter?: boolean
  isSorted?: boolean
}

/** A module's fields by their names, in the order in which forms, lists and files have them. */
export type Described<Field extends FieldDescription = FieldDescription> = Readonly<Record<string, Field>>

export type SchemasOf<Fields extends Described> = { readonly [Name in keyof Fields]: Fields[Name]['schema'] }

/** The schemas alone, as contracts take them. */
export function schemasOf<const Fields extends Described>(fields: Fields): SchemasOf<Fields> {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(schemas) as SchemasOf<Fields>
}

/** The names of fields, in their order. */
export function namesOf<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an object that is written out has no other names
  return Object.keys(fields) as Name[]
}

type Flag = 'isSearched' | 'isFilter' | 'isSorted'

type NameWith<Fields extends Described, Of extends Flag> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly [One in Of]: true } ? Name : never
}[keyof Fields & string]

/** The names of the fields that a search looks through, that lists are narrowed by, or that they are sorted by. */
export const namesWith = <Fields extends Described, Of extends Flag>(fields: Fields, flag: Of) =>
  namesOf(fields).filter((name): name is NameWith<Fields, Of> => fields[name]?.[flag] === true)

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

/** An object with a value for each name. */
export function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- exactly these names, which the compiler cannot follow
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}
