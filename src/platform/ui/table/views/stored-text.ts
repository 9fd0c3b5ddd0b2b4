const listeners = new Set<() => void>()
// If storage is unavailable, as in some private windows, texts last until the tab closes.
const unstored = new Map<string, string>()

/** Reads a text from local storage. */
export function readText(key: string): string | null {
  const inMemory = unstored.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, text: string | undefined) {
  unstored.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) unstored.set(key, text)
  }
  listeners.forEach((listener) => listener())
}

/** Subscribes to changes, including those of other tabs. */
export function subscribeText(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
