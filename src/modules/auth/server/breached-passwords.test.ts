import { expect, test } from 'vitest'
import { isBreachedPassword } from './breached-passwords.ts'

test.each([
  'justinbieber',
  'JustinBieber',
  'ＪｕｓｔｉｎＢｉｅｂｅｒ',
  'mailcreated5240',
  '1qaz2wsx3edc4rfv',
  'Finalfantasy7!',
  'c0unterstrike',
  '!!metallica2026',
  'm3tallica2026!',
  'metallicametallica',
  'gfhjkmgfhjkm',
])('lists %s as breached', async (password) => expect(await isBreachedPassword(password)).toBe(true))

test.each([
  'correct horse battery staple',
  'seven quiet green boats',
  'metallica on a boat',
  '928374650 metallica 1',
  'vK7-pq2!mZxw',
  'Fünfzehn Möwen',
  'كلمة سر طويلة جدا',
  '四个不相干的词语放在一起就很好',
])('does not list %s as breached', async (password) => expect(await isBreachedPassword(password)).toBe(false))
