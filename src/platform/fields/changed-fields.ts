import { isSameJson } from './same-json.ts'

/** Only the changed fields, so that a colleague's change of another field is kept. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = { ...after }
  for (const name in changed) if (isSameJson(before[name], after[name])) delete changed[name]
  return changed
}

/**
 * The body of an edit (`mergesFields`): the changes, and the values of these fields when the record was read. A change
 * to the present value is left out, so that it cannot conflict.
 */
export function withBase<Changes extends object>(record: object, changes: Changes) {
  const current = new Map<string, unknown>(Object.entries(record))
  const changed: Partial<Changes> = { ...changes }
  const base: { [Name in keyof Changes]?: unknown } = {}
  for (const name in changes) {
    if (!current.has(name)) continue
    if (isSameJson(current.get(name), changes[name])) delete changed[name]
    else base[name] = current.get(name)
  }
  return { ...changed, base }
}
