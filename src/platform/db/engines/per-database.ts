/** Caches a value per database object: the one for reading, one with a row filter, a transaction. */
export function perDatabase<DB extends object, Part extends object>(make: (db: DB) => Part): (db: DB) => Part {
  const made = new WeakMap<DB, Part>()
  return (db) => {
    const part = made.get(db) ?? make(db)
    made.set(db, part)
    return part
  }
}
