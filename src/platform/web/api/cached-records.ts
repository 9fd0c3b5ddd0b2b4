import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#platform/records/is-object.ts'

type Change = (record: Record<string, unknown>) => Record<string, unknown>

/** Copy of the data with the record of this id changed: a record, a list, a page, or pages of an infinite query. */
function changed(data: unknown, id: unknown, change: Change): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item) => changed(item, id, change))
    return next.some((item, index) => item !== data[index]) ? next : data
  }
  if (!isRecord(data)) return data
  if (data['id'] === id) return change(data)
  const list = ['items', 'pages'].find((key) => Array.isArray(data[key]))
  if (!list) return data
  const next = changed(data[list], id, change)
  return next === data[list] ? data : { ...data, [list]: next }
}

/** Changes every cached copy of a record, and returns a function that restores the old ones. */
export function changeCached(queries: QueryClient, topic: string, id: unknown, change: Change) {
  if (id === undefined) return () => {}
  void queries.cancelQueries({ queryKey: [topic] })
  const before = queries.getQueriesData({ queryKey: [topic] })
  queries.setQueriesData({ queryKey: [topic] }, (data: unknown) => changed(data, id, change))
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}
