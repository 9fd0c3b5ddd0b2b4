import type { Version } from './value-cache.ts'

/**
 * Caches values until the next write to the database by any process, which `version` detects; caches nothing without
 * `version`, and at most `most` entries.
 */
export function versionedCache<Found extends object>(version: Version | undefined, most = 1000) {
  const found = new Map<string, Found>()
  let keptAt = ''
  return async (key: string, find: () => Promise<Found | undefined>) => {
    // Read before the value, so that a write in between invalidates it.
    const at = version?.()
    if (at === undefined) return find()
    const known = at === keptAt ? found.get(key) : undefined
    if (known) return known
    const fresh = await find()
    if (at !== keptAt || found.size >= most) found.clear()
    keptAt = at
    if (fresh) found.set(key, fresh)
    return fresh
  }
}
