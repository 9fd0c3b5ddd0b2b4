import { fold } from '#platform/text/fold.ts'
import type { MenuEntry } from '#platform/web/navigation/menu-entries.ts'

const maxEntries = 6
const maxNearest = 3
// Minimum similarity; below it paths share little by chance.
const minSimilarity = 0.3
// Minimum similarity relative to the best match.
const minRelativeSimilarity = 0.8

const splitWords = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const splitLetterPairs = (text: string) =>
  new Set(splitWords(text).flatMap((word) => Array.from(` ${word}`, (_, at) => ` ${word} `.slice(at, at + 2))))

/** Similarity of two texts from 0 to 1: Sørensen–Dice coefficient of their letter pairs. */
function similarity(a: string, b: string) {
  const [aPairs, bPairs] = [splitLetterPairs(a), splitLetterPairs(b)]
  return (2 * [...aPairs].filter((pair) => bPairs.has(pair)).length) / (aPairs.size + bPairs.size || 1)
}

/** Entries whose name, section or path contains every typed word; matches in names first. */
export function matchingEntries(entries: readonly MenuEntry[], typed: string): MenuEntry[] {
  const typedWords = splitWords(typed)
  if (typedWords.length === 0) return []
  const matches = (text: string) => {
    const words = splitWords(text)
    return typedWords.every((part) => words.some((word) => word.includes(part)))
  }
  const matching = entries.filter(({ label }) => matches(label))
  const others = entries.filter(
    (entry) => !matching.includes(entry) && matches(`${entry.label} ${entry.section} ${entry.to}`),
  )
  return [...matching, ...others].slice(0, maxEntries)
}

/** Entries whose path or name is similar to an unknown path, best first. */
export function nearestEntries(entries: readonly MenuEntry[], address: string): MenuEntry[] {
  const [path = ''] = address.split('?')
  const ranked = entries
    .map((entry) => ({ entry, similarity: Math.max(similarity(path, entry.to), similarity(path, entry.label)) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
  const minimum = minRelativeSimilarity * (ranked[0]?.similarity ?? 0)
  return ranked.flatMap(({ entry, similarity }) => (similarity >= minimum ? [entry] : [])).slice(0, maxNearest)
}
