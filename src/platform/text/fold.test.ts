import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Öztürk', 'ozturk'],
  ['ＡＢＣ', 'abc'],
  ['Ａé’', 'ae’'],
  ['أحمد', 'احمد'],
  ['李娜', '李娜'],
  ['İstanbul', 'istanbul'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('several parts are one text, those that are missing aside', () => {
  expect(fold('Zoë', null, '', undefined, 'de  Vries')).toBe('zoe de  vries')
})
