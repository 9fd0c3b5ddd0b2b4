const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only the changed fields, so that a colleague's change of another field is kept. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = { ...after }
  for (const name in changed) if (sameValue(before[name], after[name])) delete changed[name]
  return changed
}
