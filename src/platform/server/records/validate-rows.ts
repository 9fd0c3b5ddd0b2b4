import type * as z from 'zod'
import type { ImportReport } from '#platform/records/many-records.ts'
import { rowIssuesOf } from '#platform/server/http/issues-of.ts'

interface ValidatedRows<Draft> {
  valid: { row: number; draft: Draft }[]
  errors: ImportReport['errors']
}

/** The valid rows of an import by number, and the issues of the others. */
export function validateRows<Draft>(schema: z.ZodType<Draft>, rows: readonly unknown[]): ValidatedRows<Draft> {
  const results = rows.map((row, index) => ({ index, ...schema.safeParse(row) }))
  return {
    valid: results.flatMap(({ index, success, data }) => (success ? [{ row: index, draft: data }] : [])),
    errors: results.flatMap(({ index, error }) =>
      error ? rowIssuesOf(error).map((issue) => ({ row: index, ...issue })) : [],
    ),
  }
}
