import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'Passw0rd!Passw0rd!',
  'qwertyuiop12',
  '123456789012',
  '987654321098',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  'letmein-2026!!',
  'Summer2026!!',
  'welcomeadmin1',
  'abcdefghijklm',
])('treats %s as common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'correct horse battery staple',
  'my dog eats 3 clouds',
  'vK7-pq2!mZxw',
  'Fünfzehn Möwen',
  'كلمة سر طويلة جدا',
  '四个不相干的词语放在一起就很好',
  'summer rain on tin',
])('does not treat %s as common', (password) => expect(isCommonPassword(password)).toBe(false))

test('treats the names of the installation and of the mail domain as common', () => {
  const nearby = new Set(['larkmoor'])
  expect(isCommonPassword('Larkmoor-2026!', nearby)).toBe(true)
  expect(isCommonPassword('welcomelarkmoor', nearby)).toBe(true)
  expect(isCommonPassword('Larkmoor-2026!')).toBe(false)
  expect(isCommonPassword('a lark on the moor', nearby)).toBe(false)
})
