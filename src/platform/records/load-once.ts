/** Loads a value once per key. A failed load is not kept: the next caller tries again. */
export function loadOnce<Value>() {
  const loaded = new Map<string, Promise<Value>>()
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const pending = loaded.get(key)
    if (pending) return pending
    const loading = load()
    loaded.set(key, loading)
    loading.catch(() => loaded.delete(key))
    return loading
  }
}
