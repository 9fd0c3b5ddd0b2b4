/** Whether two words differ by at most one edit: insertion, deletion, substitution, or transposition of neighbours. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
