import * as z from 'zod'
import { Failure } from '#platform/errors/failure.ts'

const Values = z
  .array(z.union([z.string(), z.number(), z.boolean()]))
  .min(1)
  .max(8)

/** A row's values in the columns of the order. */
export type RowValues = z.infer<typeof Values>

/** Start of a page: a page number from either end, or for far pages a row of the previous page. */
export interface Cursor {
  isFromEnd: boolean
  anchor?: { values: RowValues; side: 'after' | 'before' }
}

/** Longer texts are refused by the contract, see `listQuery`. */
const maxLength = 4000

const pattern = /^(end)?(?:(?:^|(?<=end) )(after|before) (\[.*\]))?$/s

export const invalidCursor = (cause?: unknown) =>
  new Failure(422, 'This cursor does not belong to this list', {
    cause,
    issues: [{ path: 'at', message: 'Not a valid cursor' }],
  })

function parseValues(text: string) {
  try {
    return Values.parse(JSON.parse(text))
  } catch (cause) {
    throw invalidCursor(cause)
  }
}

/** Parses the output of `formatCursor`; 422 for anything else. */
export function parseCursor(at: string | undefined): Cursor {
  if (at === undefined) return { isFromEnd: false }
  const [, end, side, values] = (at !== '' && pattern.exec(at)) || []
  if (end === undefined && side === undefined) throw invalidCursor()
  const isFromEnd = end !== undefined
  if ((side !== 'after' && side !== 'before') || values === undefined) return { isFromEnd }
  return { isFromEnd, anchor: { values: parseValues(values), side } }
}

/** The cursor as a query parameter of a list. */
export function formatCursor({ isFromEnd, anchor }: Cursor) {
  const text = [isFromEnd ? 'end' : '', anchor ? `${anchor.side} ${JSON.stringify(anchor.values)}` : '']
    .filter(Boolean)
    .join(' ')
  return text === '' || text.length > maxLength ? undefined : text
}
