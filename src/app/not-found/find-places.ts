import { fold } from '#platform/fold.ts'
import type { MenuPlace } from '#platform/web/places.ts'

const most = 6
const nearestMost = 3
// Below this, addresses have little more in common than that both are words.
const nearEnough = 0.3
// What is much less alike than the likeliest is only noise beside it.
const nearTheBest = 0.8

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const pairsOf = (text: string) =>
  new Set(wordsOf(text).flatMap((word) => Array.from(` ${word}`, (_, at) => ` ${word} `.slice(at, at + 2))))

/** How alike two texts are, from 0 to 1: Dice's coefficient of their pairs of letters. */
function likeness(one: string, other: string) {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)]
  return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size || 1)
}

/** The places in whose name, section or address every typed word is found; names come before addresses. */
export function matchingPlaces(places: readonly MenuPlace[], typed: string): MenuPlace[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  const has = (text: string) => {
    const words = wordsOf(text)
    return asked.every((part) => words.some((word) => word.includes(part)))
  }
  const named = places.filter(({ label }) => has(label))
  const others = places.filter((place) => !named.includes(place) && has(`${place.label} ${place.section} ${place.to}`))
  return [...named, ...others].slice(0, most)
}

/** The places whose address or name looks like an address that there is nothing at, likeliest first. */
export function nearestPlaces(places: readonly MenuPlace[], address: string): MenuPlace[] {
  const [path = ''] = address.split('?')
  const found = places
    .map((place) => ({ place, near: Math.max(likeness(path, place.to), likeness(path, place.label)) }))
    .filter(({ near }) => near >= nearEnough)
    .toSorted((one, other) => other.near - one.near)
  const enough = nearTheBest * (found[0]?.near ?? 0)
  return found.flatMap(({ place, near }) => (near >= enough ? [place] : [])).slice(0, nearestMost)
}
