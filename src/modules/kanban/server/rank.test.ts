import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spacedRanks, indexFor, maxRankLength, rankAt, rankBetween } from './rank.ts'

const place = fc.double({ min: 0, max: 1, noNaN: true })

/** Inserts at positions given as fractions of the list's length. */
const insertAll = (places: readonly number[]) => {
  const ranks: string[] = []
  for (const fraction of places) {
    const index = Math.round(fraction * ranks.length)
    ranks.splice(index, 0, rankBetween(ranks[index - 1], ranks[index]))
  }
  return ranks
}

test('returns a rank between the neighbours for any sequence of inserts', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), (places) => {
      const ranks = insertAll(places)
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => (a < b ? -1 : 1)))
      expect(ranks.filter((rank) => !/^[0-9A-Za-z]*[1-9A-Za-z]$/.test(rank))).toEqual([])
    }),
  )
})

test('keeps ranks short in a list that grows at one end', () => {
  const end = insertAll(Array.from({ length: 2000 }, () => 1))
  const start = insertAll(Array.from({ length: 2000 }, () => 0))
  expect(Math.max(...end.map((rank) => rank.length), ...start.map((rank) => rank.length))).toBeLessThan(40)
})

test('returns evenly spaced ranks in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), (count) => {
      const ranks = spacedRanks(count)
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => (a < b ? -1 : 1)))
      expect(rankBetween(undefined, ranks[0]) < (ranks[0] ?? '')).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('returns no rank if the list must be renumbered', () => {
  const row = (id: number, rank: string) => ({ id, rank })
  expect(rankAt([row(1, 'V'), row(2, 'V')], 1)).toBeUndefined()
  expect(rankAt([row(1, 'V'), row(2, `V${'0'.repeat(maxRankLength)}1`)], 1)).toBeUndefined()
  expect(rankAt([row(1, 'V'), row(2, 'X')], 1)).toBe('W')
  expect(rankAt([], 0)).toBe('V')
})

test('uses the neighbour before the position, then the one after it, then the top or the end', () => {
  const rows = [1, 2, 3].map((id) => ({ id, rank: String(id) }))
  expect(indexFor(rows, { after: 1, before: 3 })).toBe(1)
  expect(indexFor(rows, { after: 9, before: 3 })).toBe(2)
  expect(indexFor(rows, { before: 1 })).toBe(0)
  expect(indexFor(rows, { after: 9, before: 8 })).toBe(3)
  expect(indexFor(rows, { before: 8 })).toBe(0)
  expect(indexFor(rows, {})).toBe(3)
})
