/**
 * Edit distance of two words (insertions, deletions, substitutions, transpositions); `whole` to the whole other word,
 * `start` to its closest prefix. Infinite above `most`.
 */
export function distanceOf(word: string, other: string, most: number) {
  const [letters, others] = [[...word], [...other]]
  let before: number[] = []
  let row = others.map((_, index) => index)
  row.push(others.length)
  for (const [index, letter] of letters.entries()) {
    const next = [index + 1]
    for (const [at, found] of others.entries()) {
      const cost = found === letter ? 0 : 1
      let least = Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + cost)
      const isSwapped = index > 0 && at > 0 && found === letters[index - 1] && others[at - 1] === letter
      if (isSwapped) least = Math.min(least, (before[at - 1] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most + 1) return { whole: Infinity, start: Infinity }
    before = row
    row = next
  }
  const [whole, start] = [row.at(-1) ?? Infinity, Math.min(...row)]
  return { whole: whole > most ? Infinity : whole, start: start > most ? Infinity : start }
}
