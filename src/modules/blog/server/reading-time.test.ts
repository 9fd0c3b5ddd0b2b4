import { expect, test } from 'vitest'
import { countReadingMinutes, countWords } from './reading-time.ts'

test('counts words in any language, and characters in Chinese', () => {
  expect(countWords("It's a well-made lamp.")).toBe(4)
  expect(countWords('هذا مصباح جميل')).toBe(3)
  expect(countWords('一盏好灯。')).toBe(4)
})

test('returns at least one minute, and more for longer texts', () => {
  expect(countReadingMinutes('')).toBe(1)
  expect(countReadingMinutes('word '.repeat(880))).toBe(4)
  expect(countReadingMinutes('灯'.repeat(720))).toBe(2)
})
