const numbers = (version) => (/\d+(\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number)

/** Whether a version, or the lowest one of a range such as ^1.2.0, precedes another. */
export function isOlder(a, b) {
  const [first, second] = [numbers(a), numbers(b)]
  const length = Math.max(first.length, second.length)
  const at = Array.from({ length }, (_, index) => (first[index] ?? 0) - (second[index] ?? 0))
  return (at.find((difference) => difference !== 0) ?? 0) < 0
}
