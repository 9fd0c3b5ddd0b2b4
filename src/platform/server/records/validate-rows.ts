import type * as z from 'zod'
import { Failure } from '#platform/errors/failure.ts'
import type { ImportReport } from '#platform/records/many-records.ts'
import { toRowIssues } from '#platform/server/http/row-issues.ts'

type RowError = ImportReport['errors'][number]

export interface ValidatedRows<Draft> {
  valid: { row: number; draft: Draft }[]
  errors: RowError[]
}

/** The valid rows of an import by number, and the issues of the others. */
export function validateRows<Draft>(schema: z.ZodType<Draft>, rows: readonly unknown[]): ValidatedRows<Draft> {
  const results = rows.map((row, index) => ({ index, ...schema.safeParse(row) }))
  return {
    valid: results.flatMap(({ index, success, data }) => (success ? [{ row: index, draft: data }] : [])),
    errors: results.flatMap(({ index, error }) =>
      error ? toRowIssues(error).map((issue) => ({ row: index, ...issue })) : [],
    ),
  }
}

export const byRow = (errors: readonly RowError[]) => errors.toSorted((a, b) => a.row - b.row)

/** Adds the valid rows one after the other; a row that is refused only now (422) becomes invalid. */
export async function addRows<Draft>(
  { valid, errors }: ValidatedRows<Draft>,
  add: (draft: Draft) => Promise<{ id: number }>,
): Promise<ImportReport> {
  const created: number[] = []
  const refused: RowError[] = []
  for (const { row, draft } of valid)
    try {
      created.push((await add(draft)).id)
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 422) throw error
      const issues = error.issues.length > 0 ? error.issues : [{ path: '', message: error.message }]
      refused.push(...issues.map(({ path, message }) => ({ row, path, message })))
    }
  return { created, valid: created.length, errors: byRow([...errors, ...refused]) }
}
