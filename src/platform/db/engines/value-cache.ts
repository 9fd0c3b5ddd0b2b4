/** Tells whether anything may have been written since it was asked last: another text whenever. */
export type Version = () => string

// In milliseconds: to ask for the version takes a hundredth of one.
const slowMs = 0.05
const maxValues = 100

// What a function of this kind says may be otherwise without a write.
const volatileFunctions =
  /\b(random|randomblob|date|time|datetime|timediff|strftime|julianday|unixepoch|current_\w+|changes|total_changes|last_insert_rowid)\b/i

/** Whether a statement that finds one value finds the same until something is written. */
export const isDeterministic = (sql: string) => /^\s*select\b/i.test(sql) && !volatileFunctions.test(sql)

const isPlain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'

/** Keeps the one value that a statement finds, by its parameters, where to find it took long: a list is counted once for all of its pages. */
export function valueCache(version: Version) {
  const values = new Map<string, unknown[][]>()
  let keptAt = ''
  let isSlow = false
  return (parameters: unknown[], find: () => unknown[][]): unknown[][] => {
    if (!parameters.every(isPlain)) return find()
    // Before the value, so that what is written meanwhile makes it old.
    const at = isSlow ? version() : undefined
    if (at !== keptAt) values.clear()
    const key = at === undefined ? '' : JSON.stringify(parameters)
    const known = at === undefined ? undefined : values.get(key)
    if (known) return known
    const started = performance.now()
    const found = find()
    if (at === undefined) isSlow = performance.now() - started > slowMs
    else if (found.length <= 1) {
      keptAt = at
      if (values.size >= maxValues) values.clear()
      values.set(key, found)
    }
    return found
  }
}
