import { expect, test } from 'vitest'
import { markedParts, splitWords } from './marked-parts.ts'

const marked = (text: string, q: string) =>
  markedParts(text, splitWords(q))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test('matches words regardless of case and accents, and keeps the original letters', () => {
  expect(marked('Écrans et données', 'donnees ECRAN')).toBe('[Écran]s et [données]')
  expect(marked('E\u0301crans', 'ecran')).toBe('[E\u0301cran]s')
})

test('matches Arabic words without vowel signs and hamza', () => {
  expect(marked('الأسئلة', 'اسئلة')).toBe('ال[أسئلة]')
  expect(marked('كُتِبَت', 'كتب')).toBe('[كُتِبَ]ت')
})

test('marks a whole ligature if a part of it matches', () => {
  expect(marked('die ﬁle', 'fi')).toBe('die [ﬁ]le')
})

test('marks every match, also overlapping ones', () => {
  expect(marked('table, tables', 'table able')).toBe('[table], [table]s')
})

test('marks nothing for an empty search or an empty text', () => {
  expect(marked('Text', '  ')).toBe('Text')
  expect(markedParts('', ['a'])).toEqual([])
})
