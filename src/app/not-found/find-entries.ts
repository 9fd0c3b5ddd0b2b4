import { fold } from '#platform/text/fold.ts'
import type { MenuEntry } from '#platform/web/navigation/menu-entries.ts'

const maxEntries = 6
const maxNearest = 3
// Minimum similarity; below it paths share little by chance.
const nearEnough = 0.3
// Minimum similarity relative to the best match.
const nearTheBest = 0.8

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const pairsOf = (text: string) =>
  new Set(wordsOf(text).flatMap((word) => Array.from(` ${word}`, (_, at) => ` ${word} `.slice(at, at + 2))))

/** Similarity of two texts from 0 to 1: Sørensen–Dice coefficient of their letter pairs. */
function likeness(one: string, other: string) {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)]
  return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size || 1)
}

/** Entries whose name, section or path contains every typed word; matches in names first. */
export function matchingEntries(entries: readonly MenuEntry[], typed: string): MenuEntry[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  const has = (text: string) => {
    const words = wordsOf(text)
    return asked.every((part) => words.some((word) => word.includes(part)))
  }
  const named = entries.filter(({ label }) => has(label))
  const others = entries.filter((entry) => !named.includes(entry) && has(`${entry.label} ${entry.section} ${entry.to}`))
  return [...named, ...others].slice(0, maxEntries)
}

/** Entries whose path or name is similar to an unknown path, best first. */
export function nearestEntries(entries: readonly MenuEntry[], address: string): MenuEntry[] {
  const [path = ''] = address.split('?')
  const found = entries
    .map((entry) => ({ entry, near: Math.max(likeness(path, entry.to), likeness(path, entry.label)) }))
    .filter(({ near }) => near >= nearEnough)
    .toSorted((one, other) => other.near - one.near)
  const enough = nearTheBest * (found[0]?.near ?? 0)
  return found.flatMap(({ entry, near }) => (near >= enough ? [entry] : [])).slice(0, maxNearest)
}
