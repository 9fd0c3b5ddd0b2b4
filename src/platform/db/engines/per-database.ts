/** Caches a value per database object: the one for reading, one with a row filter, a transaction. */
export function perDatabase<DB extends object, Part extends object>(create: (db: DB) => Part): (db: DB) => Part {
  const cache = new WeakMap<DB, Part>()
  return (db) => {
    const part = cache.get(db) ?? create(db)
    cache.set(db, part)
    return part
  }
}
