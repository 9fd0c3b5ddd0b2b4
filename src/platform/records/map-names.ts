/** An object with a value for each name. */
export function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- exactly these names, which the compiler cannot follow
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}
