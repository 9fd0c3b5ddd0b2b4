import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWeakness } from './weak-secret.ts'

test.each([
  ['a'.repeat(32), 'fewer than 8'],
  ['abab1212'.repeat(5), 'fewer than 8'],
  ['s3cr3t-of-h0use!'.repeat(3), 'repeats'],
  ['atrium-secret-atrium-secret-atriu', 'repeats'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'sequence'],
  ['ZYXWVUTSRQPONMLKJIHGFEDCBA98765432', 'sequence'],
  ['please-change-me-to-something-long!', 'placeholder'],
  ['this is where your own secret goes, 32+', 'placeholder'],
])('%s is weak', (secret, why) => {
  expect(findWeakness(secret)).toContain(why)
})

test('accepts random bytes and a sentence as secrets', () => {
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    for (let count = 0; count < 2000; count += 1)
      expect(findWeakness(randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding))).toBeUndefined()
  expect(findWeakness('long enough to be a secret of a test')).toBeUndefined()
})
