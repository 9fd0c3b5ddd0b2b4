import { sql } from 'kysely'

/** The start of a statement that inserts many rows at once: the table `numbers` with `number` from 1 to `last`. */
export const numbersTo = (last: number) => sql`
  with recursive "numbers" ("number") as (
    select 1 union all select "number" + 1 from "numbers" where "number" < cast(${last} as integer))`
