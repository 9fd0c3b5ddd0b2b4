import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { perDatabase } from './per-database.ts'

/** A parameter of a statement, with a value in each run. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * A query that is compiled to SQL once per database instead of at each run; compiling takes longer than SQLite's
 * execution. `names` are the names of its parameters.
 */
export function prepared<DB, Values extends Record<string, unknown>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Kysely<DB>, slots: Slots<Values>) => Compilable<Row>,
) {
  const slots = Object.fromEntries(names.map((name) => [name, sql`${new Slot(name)}`]))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- made above of the same names, which the compiler cannot follow
  const slotByName = slots as unknown as Slots<Values>
  const compiledFor = perDatabase((db: Kysely<DB>): CompiledQuery<Row> => build(db, slotByName).compile())
  return async (db: Kysely<DB>, values: Values): Promise<Row[]> => {
    const compiled = compiledFor(db)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
