/** Makes something of a database once: of the one that a server reads from, of that of somebody's rights, of a transaction. */
export function perDatabase<DB extends object, Part extends object>(make: (db: DB) => Part): (db: DB) => Part {
  const made = new WeakMap<DB, Part>()
  return (db) => {
    const part = made.get(db) ?? make(db)
    made.set(db, part)
    return part
  }
}
