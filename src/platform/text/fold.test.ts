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
