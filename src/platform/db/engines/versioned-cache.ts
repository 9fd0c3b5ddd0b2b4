import type { Version } from './value-cache.ts'

/**
 * Caches values until the next write to the database by any process, which `version` detects; caches nothing without
 * `version`, and at most `most` entries.
 */
export function versionedCache<Found extends object>(version: Version | undefined, most = 1000) {
  const found = new Map<string, Found>()
  let cachedVersion = ''
  return async (key: string, find: () => Promise<Found | undefined>) => {
    // Read before the value, so that a write in between invalidates it.
    const currentVersion = version?.()
    if (currentVersion === undefined) return find()
    const cached = currentVersion === cachedVersion ? found.get(key) : undefined
    if (cached) return cached
    const loaded = await find()
    if (currentVersion !== cachedVersion || found.size >= most) found.clear()
    cachedVersion = currentVersion
    if (loaded) found.set(key, loaded)
    return loaded
  }
}
