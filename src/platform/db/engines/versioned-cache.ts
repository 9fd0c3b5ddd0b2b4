import type { Version } from './value-cache.ts'

/**
 * Caches values until the next write to the database by any process, which `version` detects; caches nothing without
 * `version`, and at most `most` entries.
 */
export function versionedCache<Found extends object>(version: Version | undefined, most = 1000) {
  const values = new Map<string, Found>()
  let cachedVersion = ''
  return async (key: string, find: () => Promise<Found | undefined>) => {
    // Read before the value, so that a write in between invalidates it.
    const currentVersion = version?.()
    if (currentVersion === undefined) return find()
    const cached = currentVersion === cachedVersion ? values.get(key) : undefined
    if (cached) return cached
    const loaded = await find()
    if (currentVersion !== cachedVersion || values.size >= most) values.clear()
    cachedVersion = currentVersion
    if (loaded) values.set(key, loaded)
    return loaded
  }
}
