import type * as z from 'zod'

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
