/** Adds or removes a value; undefined if none is left, so that the URL has no empty filter. */
export function toggled<Value>(values: readonly Value[] = [], value: Value): Value[] | undefined {
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}
