import { expect, test } from 'vitest'
import { findMention } from './use-mentions.ts'

test('detects a mention only after an @ at the start of a word', () => {
  expect(findMention('Thanks @ami', 11)).toEqual({ q: 'ami', start: 7, caret: 11 })
  expect(findMention('@', 1)).toEqual({ q: '', start: 0, caret: 1 })
  expect(findMention('شكرا @أمي', 9)?.q).toBe('أمي')
  expect(findMention('amina@larkmoor', 14)).toBeUndefined()
  expect(findMention('@amina thanks', 13)).toBeUndefined()
})
