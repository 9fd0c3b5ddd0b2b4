import { expect, test } from 'vitest'
import { markedParts, wordsOf } from './marked-parts.ts'

const marked = (text: string, q: string) =>
  markedParts(text, wordsOf(q))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test('words are found without case and accents, and keep theirs', () => {
  expect(marked('Écrans et données', 'donnees ECRAN')).toBe('[Écran]s et [données]')
  expect(marked('E\u0301crans', 'ecran')).toBe('[E\u0301cran]s')
})

test('Arabic is found without vowel signs and hamza', () => {
  expect(marked('الأسئلة', 'اسئلة')).toBe('ال[أسئلة]')
  expect(marked('كُتِبَت', 'كتب')).toBe('[كُتِبَ]ت')
})

test('one letter that is compared as several is marked whole', () => {
  expect(marked('die ﬁle', 'fi')).toBe('die [ﬁ]le')
})

test('every place is marked, also where words overlap', () => {
  expect(marked('table, tables', 'table able')).toBe('[table], [table]s')
})

test('without words nothing is', () => {
  expect(marked('Text', '  ')).toBe('Text')
  expect(markedParts('', ['a'])).toEqual([])
})
