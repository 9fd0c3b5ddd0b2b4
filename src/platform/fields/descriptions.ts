import type * as z from 'zod'

/** The description of a field. A module adds keys for its own form, files and screens: `satisfies Described<…>`. */
export interface FieldDescription {
  /** Schema of the values. Contract, columns, form, list, sample data and tests derive from it. */
  schema: z.ZodType
  /** Whether the search includes it. */
  isSearched?: boolean
  /** Whether lists can be filtered or sorted by it. Each needs an index in a migration. */
  isFilter?: boolean
  isSorted?: boolean
}

/** A module's fields by name, in the order of forms, lists and files. */
export type Described<Field extends FieldDescription = FieldDescription> = Readonly<Record<string, Field>>

export type SchemasOf<Fields extends Described> = { readonly [Name in keyof Fields]: Fields[Name]['schema'] }

/** The schemas alone, for contracts. */
export function getSchemas<const Fields extends Described>(fields: Fields): SchemasOf<Fields> {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which the compiler cannot follow
  return Object.fromEntries(schemas) as SchemasOf<Fields>
}

/** The names of fields, in order. */
export function listNames<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an object that is written out has no other names
  return Object.keys(fields) as Name[]
}

type NameWhere<Fields extends Described, Key extends string, Value> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly [One in Key]: Value } ? Name : never
}[keyof Fields & string]

/** The names of the fields whose entry has this value, such as those of one part of a form. */
export const namesWhere = <Fields extends Described, Key extends string, const Value>(
  fields: Fields,
  key: Key,
  value: Value,
) =>
  listNames(fields).filter((name): name is NameWhere<Fields, Key, Value> =>
    Object.entries(fields[name] ?? {}).some((entry) => entry[0] === key && entry[1] === value),
  )

/** The names of the fields for search, filters or sorting. */
export const namesWith = <Fields extends Described, Flag extends 'isSearched' | 'isFilter' | 'isSorted'>(
  fields: Fields,
  flag: Flag,
) => namesWhere(fields, flag, true)
