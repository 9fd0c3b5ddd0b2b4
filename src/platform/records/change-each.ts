import { Failure } from '#platform/errors/failure.ts'

const refusalStatuses: ReadonlySet<number> = new Set([403, 404, 409, 422])

/** Whether a call was refused for its record, after which the next one may still be changed. */
const isRefusal = (error: unknown) => error instanceof Failure && refusalStatuses.has(error.status)

interface Outcome<Row> {
  changed: Row[]
  unchanged: Row[]
  /** Why those of them that were tried were refused. */
  refusals: unknown[]
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
  const refused: unknown[] = []
  for (const [index, row] of rows.entries()) {
    try {
      await change(row)
      changed.push(row)
    } catch (error) {
      if (!isRefusal(error))
        return { changed, unchanged: [...unchanged, ...rows.slice(index)], refusals: refused, error }
      unchanged.push(row)
      refused.push(error)
    }
  }
  return { changed, unchanged, refusals: refused }
}
