import { expect, test } from 'vitest'
import { readingMinutesOf, countWords } from './reading-time.ts'

test('counts words in any language, and characters in Chinese', () => {
  expect(countWords("It's a well-made lamp.")).toBe(4)
  expect(countWords('هذا مصباح جميل')).toBe(3)
  expect(countWords('一盏好灯。')).toBe(4)
})

test('returns at least one minute, and more for longer texts', () => {
  expect(readingMinutesOf('')).toBe(1)
  expect(readingMinutesOf('word '.repeat(880))).toBe(4)
  expect(readingMinutesOf('灯'.repeat(720))).toBe(2)
})
