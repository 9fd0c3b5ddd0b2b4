import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Öztürk', 'ozturk'],
  ['ＡＢＣ', 'abc'],
  ['Ａé’', 'ae’'],
  ['أحمد', 'احمد'],
  ['李娜', '李娜'],
  ['İstanbul', 'istanbul'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('joins several parts, without missing ones', () => {
  expect(fold('Zoë', null, '', undefined, 'de  Vries')).toBe('zoe de  vries')
})

test('cuts a text of characters that Unicode writes out, and keeps one of letters', () => {
  const hangul = '한'.repeat(10_000)
  expect(fold(hangul)).toBe(hangul.normalize('NFKD'))
  expect(fold('ﷺ'.repeat(50))).toBe('ﷺ'.repeat(50).normalize('NFKD'))
  expect(fold('ﷺ'.repeat(10_000)).length).toBeLessThanOrEqual(31_000)
  expect(fold(`${'ﷺ'.repeat(10_000)}𝒜`).isWellFormed()).toBe(true)
})
