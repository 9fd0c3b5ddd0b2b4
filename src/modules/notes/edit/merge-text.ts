interface Change {
  /** The changed part of the former text, by characters. */
  from: number
  until: number
  /** What is there now. */
  now: readonly string[]
}

/** The only changed part of a text: what is between its equal beginning and its equal end. */
function findChange(before: readonly string[], after: readonly string[]): Change {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from, until: before.length - end, now: after.slice(from, after.length - end) }
}

// Shorter insertions, such as a comma, may just as well be somebody else’s.
const minProof = 4

/**
 * Whether a text surely has what `sent` has changed in `base`, and perhaps more that was written later. A change right
 * before or behind a short insertion may be another version of it.
 */
export function hasChange(base: string, sent: string, text: string): boolean {
  if (text === sent) return true
  const [before, after] = [[...base], [...sent]]
  const own = findChange(before, after)
  const later = findChange(after, [...text])
  const now = later.now.join('')
  if (own.now.length === 0) return !now.includes(before.slice(own.from, own.until).join(''))
  const distance = Math.max(own.from - later.until, later.from - own.from - own.now.length)
  if (distance > 0) return true
  return own.now.length >= minProof && (distance === 0 || now.includes(own.now.join('')))
}

/**
 * The text with both the own and the other changes since `base`. If they concern the same part, it has the other version
 * of this part and then the own one, so that nothing that somebody has written is lost.
 */
export function mergeText(base: string, own: string, other: string, separator: string): string {
  if (own === base || own === other) return other
  if (other === base) return own
  // Whole characters: a pair of surrogates must not be divided.
  const before = [...base]
  const changes = [findChange(before, [...other]), findChange(before, [...own])] as const
  const [first, second] = changes[1].until <= changes[0].from ? [changes[1], changes[0]] : changes
  const isSamePlace = first.from === second.from && first.until === second.until
  if (first.until <= second.from && !isSamePlace) {
    const between = before.slice(first.until, second.from)
    return [before.slice(0, first.from), first.now, between, second.now, before.slice(second.until)].flat().join('')
  }
  const from = Math.min(first.from, second.from)
  const until = Math.max(first.until, second.until)
  const versions = changes.map((change) =>
    [before.slice(from, change.from), change.now, before.slice(change.until, until)].flat().join(''),
  )
  const part = versions.filter(Boolean).join(separator)
  return before.slice(0, from).join('') + part + before.slice(until).join('')
}
