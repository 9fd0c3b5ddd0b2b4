import { expect, test } from 'vitest'
import { mentionAt } from './use-mentions.ts'

test('detects a mention only after an @ at the start of a word', () => {
  expect(mentionAt('Thanks @ami', 11)).toEqual({ q: 'ami', start: 7, caret: 11 })
  expect(mentionAt('@', 1)).toEqual({ q: '', start: 0, caret: 1 })
  expect(mentionAt('شكرا @أمي', 9)?.q).toBe('أمي')
  expect(mentionAt('amina@larkmoor', 14)).toBeUndefined()
  expect(mentionAt('@amina thanks', 13)).toBeUndefined()
})
