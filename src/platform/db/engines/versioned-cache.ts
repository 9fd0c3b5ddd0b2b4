import type { Version } from './value-cache.ts'

/**
 * Caches values until the next write to the database by any process, which `version` detects; caches nothing without
 * `version`, and at most `most` entries.
 */
export function versionedCache<Found extends object>(version: Version | undefined, most = 1000) {
  const found = new Map<string, Found>()
  let keptAt = ''
  return async (key: string, find: () => Promise<Found | undefined>) => {
    // Before it is looked for, so that what is written meanwhile makes it old.
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
