import type { ColumnShape } from './column.ts'

type Sortable = Pick<ColumnShape, 'sort'>

const getField = (sort: string) => sort.replace(/^-/, '')
const opposite = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** Sort direction of a column in the given order of the list. */
export const getDirection = ({ sort }: Sortable, order: string | undefined): 'ascending' | 'descending' | undefined => {
  if (sort === undefined || order === undefined || getField(sort) !== getField(order)) return undefined
  return order.startsWith('-') ? 'descending' : 'ascending'
}

/** The order after the next click on a header: first direction, opposite direction, default. */
export function nextSort({ sort }: Sortable, order: string | undefined): string | undefined {
  if (sort === undefined || order === opposite(sort)) return undefined
  return order === sort ? opposite(sort) : sort
}

export const sortedBy = ({ sort = '' }: Sortable, direction: 'ascending' | 'descending') =>
  direction === 'descending' ? `-${getField(sort)}` : getField(sort)
