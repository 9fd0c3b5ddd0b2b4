import * as z from 'zod'
import type { ColumnShape } from './column.ts'

export const densities = ['comfortable', 'normal', 'compact'] as const

/** A user's layout of a table; invalid fields fall back to the table's default. */
export const Layout = z.object({
  order: z.array(z.string()).catch([]),
  /** Columns whose visibility differs from the table's default. */
  shown: z.record(z.string(), z.boolean()).catch({}),
  widths: z.record(z.string(), z.number()).catch({}),
  density: z.enum(densities).catch('normal'),
})
export type Layout = z.infer<typeof Layout>

export const defaultLayout: Layout = Layout.parse({})

export const maxWidth = 800
const defaultMinWidth = 72
export const getMinWidth = ({ minWidth = defaultMinWidth, width }: ColumnShape) => Math.min(minWidth, width)

export const getWidth = (column: ColumnShape, { widths }: Layout) =>
  Math.min(maxWidth, Math.max(getMinWidth(column), Math.round(widths[column.id] ?? column.width)))

export const isShown = ({ id, pin, isHidden = false }: ColumnShape, { shown }: Layout) =>
  pin !== undefined || (shown[id] ?? !isHidden)

/** Columns in order: pinned ones at their ends, columns unknown to the layout at their default position. */
export function orderColumns<One extends ColumnShape>(columns: readonly One[], { order }: Layout): One[] {
  const unpinned = columns.filter(({ pin }) => pin === undefined)
  const ordered = order.flatMap((id) => unpinned.filter((column) => column.id === id))
  const sorted = [...ordered]
  for (const [index, column] of unpinned.entries()) {
    if (ordered.includes(column)) continue
    const before = unpinned.slice(0, index).findLast((other) => sorted.includes(other))
    sorted.splice(before ? sorted.indexOf(before) + 1 : 0, 0, column)
  }
  return [...columns.filter(({ pin }) => pin === 'start'), ...sorted, ...columns.filter(({ pin }) => pin === 'end')]
}

export const arrangeColumns = <One extends ColumnShape>(columns: readonly One[], layout: Layout): One[] =>
  orderColumns(columns, layout).filter((column) => isShown(column, layout))

export const pixelsPerRem = 16

/** Value of `grid-template-columns`, which grows with the font size; growing columns that were not resized take the rest, else an empty track does. */
export function tracks(columns: readonly ColumnShape[], layout: Layout, isSelectable: boolean) {
  const canGrow = ({ id, grows: mayGrow = false }: ColumnShape) => mayGrow && layout.widths[id] === undefined
  const getTrack = (column: ColumnShape) => {
    const width = `${getWidth(column, layout) / pixelsPerRem}rem`
    return canGrow(column) ? `minmax(${width}, 1fr)` : width
  }
  const end = columns.some(canGrow) ? [] : ['minmax(0, 1fr)']
  const pinned = columns.filter(({ pin }) => pin === 'end')
  const others = columns.filter(({ pin }) => pin !== 'end')
  return [
    ...(isSelectable ? ['var(--tick-track)'] : []),
    ...others.map(getTrack),
    ...end,
    ...pinned.map(getTrack),
  ].join(' ')
}

export const withWidth = (layout: Layout, id: string, width: number | undefined): Layout => {
  const { [id]: _, ...widths } = layout.widths
  return { ...layout, widths: width === undefined ? widths : { ...widths, [id]: Math.round(width) } }
}

export const withVisibility = (layout: Layout, id: string, isVisible: boolean): Layout => ({
  ...layout,
  shown: { ...layout.shown, [id]: isVisible },
})

/** Moves a column to the position of another. */
export function movedTo(columns: readonly ColumnShape[], layout: Layout, id: string, target: string): Layout {
  const order = freeOrder(columns, layout)
  const [from, to] = [order.indexOf(id), order.indexOf(target)]
  if (from < 0 || to < 0 || from === to) return layout
  order.splice(from, 1)
  order.splice(to, 0, id)
  return { ...layout, order }
}

/** The neighbour among the movable columns; only visible ones, unless `all` is set. */
export function neighbour(columns: readonly ColumnShape[], layout: Layout, id: string, by: 1 | -1, all = false) {
  const order = (all ? orderColumns(columns, layout) : arrangeColumns(columns, layout)).filter(
    ({ pin }) => pin === undefined,
  )
  const at = order.findIndex((column) => column.id === id)
  return at < 0 ? undefined : order[at + by]?.id
}

const freeOrder = (columns: readonly ColumnShape[], layout: Layout) =>
  orderColumns(columns, layout)
    .filter(({ pin }) => pin === undefined)
    .map(({ id }) => id)

export const isDefaultLayout = (layout: Layout) =>
  layout.order.length === 0 &&
  layout.density === defaultLayout.density &&
  Object.keys(layout.shown).length === 0 &&
  Object.keys(layout.widths).length === 0
