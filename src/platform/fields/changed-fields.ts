const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only the changed fields, so that a colleague's change of another field is kept. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = { ...after }
  for (const name in changed) if (sameValue(before[name], after[name])) delete changed[name]
  return changed
}

/** The body of an edit (`mergesFields`): the changes, and the values that the record had when it was read. */
export function withBase<Changes extends object>(record: object, changes: Changes) {
  const base: { [Name in keyof Changes]?: unknown } = {}
  const held = new Map<string, unknown>(Object.entries(record))
  for (const name in changes) if (held.has(name)) base[name] = held.get(name)
  return { ...changes, base }
}
