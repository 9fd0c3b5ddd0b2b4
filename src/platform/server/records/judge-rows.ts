import type * as z from 'zod'
import type { ImportReport } from '#platform/records/many-records.ts'
import { rowIssuesOf } from '#platform/server/http/issues-of.ts'

interface Judged<Draft> {
  good: { row: number; draft: Draft }[]
  errors: ImportReport['errors']
}

/** The valid rows of an import by number, and the issues of the others. */
export function judgeRows<Draft>(schema: z.ZodType<Draft>, rows: readonly unknown[]): Judged<Draft> {
  const judged = rows.map((row, index) => ({ index, ...schema.safeParse(row) }))
  return {
    good: judged.flatMap(({ index, success, data }) => (success ? [{ row: index, draft: data }] : [])),
    errors: judged.flatMap(({ index, error }) =>
      error ? rowIssuesOf(error).map((issue) => ({ row: index, ...issue })) : [],
    ),
  }
}
