import * as z from 'zod'
import { Failure } from '#platform/failure.ts'

const Values = z
  .array(z.union([z.string(), z.number(), z.boolean()]))
  .min(1)
  .max(8)

/** What a row is ordered by: its values in the columns of the order. */
export type RowValues = z.infer<typeof Values>

/** Where a page begins: pages are counted from either end, and one far in lies beside a row of the page before. */
export interface Place {
  isFromEnd: boolean
  beside?: { values: RowValues; side: 'after' | 'before' }
}

/** Longer texts are refused by the contract, see `listQuery`. */
const longest = 4000

const pattern = /^(end)?(?:(?:^|(?<=end) )(after|before) (\[.*\]))?$/s

export const noPlace = (cause?: unknown) =>
  new Failure(422, 'This is no place in the list', { cause, issues: [{ path: 'at', message: 'Not a place' }] })

function valuesOf(text: string) {
  try {
    return Values.parse(JSON.parse(text))
  } catch (cause) {
    throw noPlace(cause)
  }
}

/** Reads what `atOf` has written; 422 for anything else. */
export function placeOf(at: string | undefined): Place {
  if (at === undefined) return { isFromEnd: false }
  const [, end, side, values] = (at !== '' && pattern.exec(at)) || []
  if (end === undefined && side === undefined) throw noPlace()
  const isFromEnd = end !== undefined
  if ((side !== 'after' && side !== 'before') || values === undefined) return { isFromEnd }
  return { isFromEnd, beside: { values: valuesOf(values), side } }
}

/** The place as the query of a list has it. */
export function atOf({ isFromEnd, beside }: Place) {
  const text = [isFromEnd ? 'end' : '', beside ? `${beside.side} ${JSON.stringify(beside.values)}` : '']
    .filter(Boolean)
    .join(' ')
  return text === '' || text.length > longest ? undefined : text
}
