import { expect, test } from 'vitest'
import { pseudo } from './pseudo-text.ts'

test('makes texts 40 % longer, accented and marked, and keeps placeholders', () => {
  const english = 'Delete the note'
  const text = pseudo(english)
  expect(text).toBe('⟦Dëëlëëtë thëë ñöötëë⟧')
  expect(text.length - 2).toBeGreaterThanOrEqual(english.length * 1.3)
  expect(pseudo('Sort by {{name}}')).toContain('{{name}}')
})
