/** The calls that give each record its own change, if any; records with the same change share one call. */
export function groupByChange<Row extends { id: number }, Change extends object>(
  rows: readonly Row[],
  getChange: (row: Row) => Change | undefined,
) {
  const calls = new Map<string, { change: Change; ids: number[] }>()
  for (const row of rows) {
    const change = getChange(row)
    if (!change) continue
    const key = JSON.stringify(change)
    const call = calls.get(key) ?? { change, ids: [] }
    call.ids.push(row.id)
    calls.set(key, call)
  }
  return [...calls.values()]
}
