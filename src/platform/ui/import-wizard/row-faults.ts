import type * as z from 'zod'
import { type Reason, toReason } from '#platform/errors/issue-reason.ts'
import type { RowFault } from './import-outcome.tsx'

/** Errors in a row that the browser finds, in the interface language. */
export function findErrors(
  draft: z.ZodType,
  row: unknown,
  index: number,
  reasonText: (reason: Reason) => string,
): RowFault[] {
  const issues = draft.safeParse(row, { reportInput: true }).error?.issues ?? []
  return issues.map((issue) => ({
    row: index,
    path: String(issue.path[0] ?? ''),
    message: reasonText(toReason(issue)),
  }))
}
