/** The values with one more, or without it if it was among them; undefined if none is left, as views write no filter. */
export function toggled<Value>(values: readonly Value[] = [], value: Value): Value[] | undefined {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}
