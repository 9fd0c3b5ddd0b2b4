import { expect, test } from 'vitest'
import { splitByMatches, splitWords } from './marked-parts.ts'

const getMarked = (text: string, q: string) =>
  splitByMatches(text, splitWords(q))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test('matches words regardless of case and accents, and keeps the original letters', () => {
  expect(getMarked('Écrans et données', 'donnees ECRAN')).toBe('[Écran]s et [données]')
  expect(getMarked('E\u0301crans', 'ecran')).toBe('[E\u0301cran]s')
})

test('matches Arabic words without vowel signs and hamza', () => {
  expect(getMarked('الأسئلة', 'اسئلة')).toBe('ال[أسئلة]')
  expect(getMarked('كُتِبَت', 'كتب')).toBe('[كُتِبَ]ت')
})

test('marks a whole ligature if a part of it matches', () => {
  expect(getMarked('die ﬁle', 'fi')).toBe('die [ﬁ]le')
})

test('marks every match, also overlapping ones', () => {
  expect(getMarked('table, tables', 'table able')).toBe('[table], [table]s')
})

test('marks nothing for an empty search or an empty text', () => {
  expect(getMarked('Text', '  ')).toBe('Text')
  expect(splitByMatches('', ['a'])).toEqual([])
})
