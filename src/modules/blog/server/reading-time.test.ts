import { expect, test } from 'vitest'
import { readingMinutesOf, wordsOf } from './reading-time.ts'

test('words are counted in every language, Chinese by its characters', () => {
  expect(wordsOf("It's a well-made lamp.")).toBe(4)
  expect(wordsOf('هذا مصباح جميل')).toBe(3)
  expect(wordsOf('一盏好灯。')).toBe(4)
})

test('reading takes at least a minute, and grows with the text', () => {
  expect(readingMinutesOf('')).toBe(1)
  expect(readingMinutesOf('word '.repeat(880))).toBe(4)
  expect(readingMinutesOf('灯'.repeat(720))).toBe(2)
})
