import { expect, test } from 'vitest'
import * as z from 'zod'
import { blankDraft, keyFor, newKey } from './checkout-draft.ts'
import { earlier, lastReachableStep } from './checkout-view.ts'

test('keeps the key for the same cart, and creates another one for a different cart', () => {
  expect(z.uuid().safeParse(newKey()).success).toBe(true)
  const key = keyFor(blankDraft, '1×2')
  expect(keyFor({ ...blankDraft, key }, '1×2')).toEqual(key)
  expect(keyFor({ ...blankDraft, key }, '1×3').id).not.toBe(key.id)
})

test('stops at the first incomplete step', () => {
  expect(lastReachableStep({ canBuy: false, hasAddress: true })).toBe('cart')
  expect(lastReachableStep({ canBuy: true, hasAddress: false })).toBe('address')
  expect(lastReachableStep({ canBuy: true, hasAddress: true })).toBe('review')
  expect(earlier('review', 'address')).toBe('address')
  expect(earlier('cart', 'address')).toBe('cart')
})
