import { Failure } from '#platform/errors/failure.ts'

/** Refusals of one record, after which the next one may still be changed. */
const refusals: ReadonlySet<number> = new Set([403, 404, 409, 422])

interface Outcome<Row> {
  changed: Row[]
  unchanged: Row[]
  /** Why the rest was not tried, such as a lost connection. */
  error?: unknown
}

/** Changes records one after the other. A refused one does not stop the others, any other error does. */
export async function changeEach<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<unknown>,
): Promise<Outcome<Row>> {
  const changed: Row[] = []
  const unchanged: Row[] = []
  for (const [index, row] of rows.entries()) {
    try {
      await change(row)
      changed.push(row)
    } catch (error) {
      if (!(error instanceof Failure && refusals.has(error.status)))
        return { changed, unchanged: [...unchanged, ...rows.slice(index)], error }
      unchanged.push(row)
    }
  }
  return { changed, unchanged }
}
