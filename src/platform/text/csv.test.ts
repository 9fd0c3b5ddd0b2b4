import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastGrowth } from '#testing/inputs/cpu-time.ts'
import { csvHead, csvLines, OversizedTable, readCsv } from './csv.ts'
import { maxTableCell, maxTableColumns, maxTableRows } from '#platform/request-limits.ts'

const starts = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\uFE66', '\uFE62', '\uFE63', '\uFE6B']
const before = ['', ' ', '\t', '\r', '\n', '\u00A0', '\u3000', '\u200B', '\uFEFF', " '"]

test.each(starts)('a cell that begins with %s is no formula, even after white space', (sign) => {
  for (const blank of before) {
    const line = csvLines([[`${blank}${sign}1+1`]])
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
    expect(readCsv(csvHead(['x']) + line).rows).toEqual([{ x: `${blank}${sign}1+1`.trim() }])
  }
})

test('reads back any text, and no cell begins like a formula', () => {
  const cell = fc.array(
    fc.oneof(fc.constantFrom(...starts, ...before, "'", '"', ',', ';'), fc.string({ unit: 'grapheme' })),
  )
  fc.assert(
    fc.property(cell, (parts) => {
      const text = `x${parts.join('')}`.slice(1).toWellFormed().replaceAll('\0', '')
      const written = csvHead(['a', 'b']) + csvLines([[text, 'end']])
      expect(readCsv(written).rows[0]?.['a']).toBe(text.trim())
      expect(csvLines([[text, 'end']])).not.toMatch(/^"?[\s\uFEFF\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
    }),
    { numRuns: 300, seed: 20 },
  )
})

test.each([
  ['rows', 'a\n'.repeat(maxTableRows + 2), 'manyRows'],
  ['columns', `x${',x'.repeat(maxTableColumns)}`, 'manyColumns'],
  ['an unclosed quotation mark', `a,b\n"${'x,y\n'.repeat(maxTableCell / 4 + 1)}`, 'longCell'],
  ['one line of ten megabytes', 'x'.repeat(10_000_000), 'longCell'],
])('names the limit that a file exceeds: %s', (_, text, bound) => {
  expect(() => readCsv(text)).toThrow(OversizedTable)
  expect(() => readCsv(text)).toThrow(bound)
})

test.each([
  ['marks', (size: number) => `a\n${'"'.repeat(size)}`],
  ['open marks', (size: number) => `a\n${'"x'.repeat(size / 2)}`],
  ['marks and separators', (size: number) => `a\n${'",'.repeat(size / 2)}`],
  ['rows', (size: number) => 'a,b,c\n'.repeat(size / 6)],
  ['blanks', (size: number) => `a\n${' '.repeat(size)}x`],
])('takes about four times as long for four times as many %s', (_, make) => {
  const read = (size: number) => {
    const text = make(size)
    return () => {
      try {
        readCsv(text)
      } catch (error) {
        if (!(error instanceof OversizedTable)) throw error
      }
    }
  }
  // Quadratic work would take sixteen times as long.
  expect(leastGrowth(read, { small: 50_000, large: 200_000 }, 150)).toBeLessThan(10)
})
