import { isSameJson } from '#platform/fields/same-json.ts'

/**
 * Merges others' changes into the input. The new base of the input is what the server has, except in fields that still
 * show only the input although others have changed them: their base stays, so that saving them is a conflict.
 */
export function mergeSeen<Values extends object>(
  merge: (base: Values, values: Values, server: Values) => Values,
  base: Values,
  values: Values,
  server: Values,
) {
  const merged = merge(base, values, server)
  const [input, shown, saved] = [
    new Map(Object.entries(values)),
    new Map(Object.entries(merged)),
    new Map(Object.entries(server)),
  ]
  const unseen = Object.entries(base).filter(([name, before]) => {
    const own = input.get(name)
    return !isSameJson(own, before) && isSameJson(own, shown.get(name)) && !isSameJson(own, saved.get(name))
  })
  return { merged, base: Object.assign({}, server, Object.fromEntries(unseen)) }
}
