import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpacedRanks, maxRankLength, getRankAt, getRankBetween } from './rank.ts'

const fractionArbitrary = fc.double({ min: 0, max: 1, noNaN: true })

/** Inserts at positions given as fractions of the list's length. */
const insertAll = (fractions: readonly number[]) => {
  const ranks: string[] = []
  for (const fraction of fractions) {
    const index = Math.round(fraction * ranks.length)
    ranks.splice(index, 0, getRankBetween(ranks[index - 1], ranks[index]))
  }
  return ranks
}

test('returns a rank between the neighbours for any sequence of inserts', () => {
  fc.assert(
    fc.property(fc.array(fractionArbitrary, { maxLength: 120 }), (fractions) => {
      const ranks = insertAll(fractions)
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
      const ranks = createSpacedRanks(count)
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => (a < b ? -1 : 1)))
      expect(getRankBetween(undefined, ranks[0]) < (ranks[0] ?? '')).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('returns no rank if the list must be renumbered', () => {
  const row = (id: number, rank: string) => ({ id, rank })
  expect(getRankAt([row(1, 'V'), row(2, 'V')], 1)).toBeUndefined()
  expect(getRankAt([row(1, 'V'), row(2, `V${'0'.repeat(maxRankLength)}1`)], 1)).toBeUndefined()
  expect(getRankAt([row(1, 'V'), row(2, 'X')], 1)).toBe('W')
  expect(getRankAt([], 0)).toBe('V')
})
