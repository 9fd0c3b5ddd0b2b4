/** A part of a day, in minutes. */
interface MinuteRange {
  from: number
  to: number
}

interface Positioned<Item> {
  item: Item
  column: number
  /** Number of columns at this time, and how many of them the event spans. */
  columns: number
  width: number
}

/** Events have at least the height of half an hour, 24px, which is readable and large enough to click or touch. */
const shortest = 30

/** Places overlapping events side by side: each in the first free column, as wide as possible. */
export function assignColumns<Item extends MinuteRange>(items: readonly Item[]): Positioned<Item>[] {
  const sortedItems = items
    .map((item) => ({ item, from: item.from, to: Math.max(item.to, item.from + shortest) }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed: Positioned<Item>[] = []
  let group: ((typeof sortedItems)[number] & { column: number })[] = []
  let end = -1
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    for (const entry of group) {
      const after = group
        .filter((other) => other.column > entry.column && other.from < entry.to && other.to > entry.from)
        .map(({ column }) => column)
      placed.push({
        item: entry.item,
        column: entry.column,
        columns,
        width: Math.min(columns, ...after) - entry.column,
      })
    }
    group = []
  }
  for (const entry of sortedItems) {
    if (entry.from >= end) close()
    const free = Array.from({ length: group.length + 1 }, (_, column) => column).find(
      (column) => !group.some((other) => other.column === column && other.to > entry.from),
    )
    group.push({ ...entry, column: free ?? 0 })
    end = Math.max(end, entry.to)
  }
  close()
  return placed
}
