/**
 * Edit distance of two words (insertions, deletions, substitutions, transpositions); `whole` to the whole other word,
 * `start` to its closest prefix. Infinite above `most`.
 */
export function measureDistance(word: string, other: string, most: number) {
  const [letters, others] = [[...word], [...other]]
  let before: number[] = []
  let row = others.map((_, index) => index)
  row.push(others.length)
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1]
    for (const [at, otherLetter] of others.entries()) {
      const cost = otherLetter === letter ? 0 : 1
      let best = Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + cost)
      const isSwapped = index > 0 && at > 0 && otherLetter === letters[index - 1] && others[at - 1] === letter
      if (isSwapped) best = Math.min(best, (before[at - 1] ?? 0) + 1)
      next.push(best)
    }
    if (Math.min(...next) > most + 1) return { full: Infinity, prefix: Infinity }
    before = row
    row = next
  }
  const [full, prefix] = [row.at(-1) ?? Infinity, Math.min(...row)]
  return { full: full > most ? Infinity : full, prefix: prefix > most ? Infinity : prefix }
}
