/** Returns the version of the database: a different text after any write. */
export type Version = () => string

// In milliseconds. Reading the version takes a hundredth of a millisecond.
const slowMs = 0.05
const maxValues = 100

// SQL functions whose results change without a write.
const volatileFunctions =
  /\b(random|randomblob|date|time|datetime|timediff|strftime|julianday|unixepoch|current_\w+|changes|total_changes|last_insert_rowid)\b/i

/** Whether the result of a statement with one value stays the same until a write. */
export const isDeterministic = (sql: string) => /^\s*select\b/i.test(sql) && !volatileFunctions.test(sql)

const isPlain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'

/** Caches the single value of a slow statement, by its parameters: a list is counted once for all its pages. */
export function valueCache(version: Version) {
  const cache = new Map<string, unknown[][]>()
  let cachedVersion = ''
  let isSlow = false
  return (parameters: unknown[], find: () => unknown[][]): unknown[][] => {
    if (!parameters.every(isPlain)) return find()
    // Read before the value, so that a write in between invalidates it.
    const currentVersion = isSlow ? version() : undefined
    if (currentVersion !== cachedVersion) cache.clear()
    const key = currentVersion === undefined ? '' : JSON.stringify(parameters)
    const cached = currentVersion === undefined ? undefined : cache.get(key)
    if (cached) return cached
    const started = performance.now()
    const rows = find()
    if (currentVersion === undefined) isSlow = performance.now() - started > slowMs
    else if (rows.length <= 1) {
      cachedVersion = currentVersion
      if (cache.size >= maxValues) cache.clear()
      cache.set(key, rows)
    }
    return rows
  }
}
