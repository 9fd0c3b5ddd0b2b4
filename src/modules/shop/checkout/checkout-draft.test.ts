import { expect, test } from 'vitest'
import * as z from 'zod'
import { blankDraft, getKey, createKey } from './checkout-draft.ts'
import { earlierStep, lastReachableStep } from './checkout-view.ts'

test('keeps the key for the same cart, and creates another one for a different cart', () => {
  expect(z.uuid().safeParse(createKey()).success).toBe(true)
  const key = getKey(blankDraft, '1×2')
  expect(getKey({ ...blankDraft, key }, '1×2')).toEqual(key)
  expect(getKey({ ...blankDraft, key }, '1×3').id).not.toBe(key.id)
})

test('stops at the first incomplete step', () => {
  expect(lastReachableStep({ canBuy: false, hasAddress: true })).toBe('cart')
  expect(lastReachableStep({ canBuy: true, hasAddress: false })).toBe('address')
  expect(lastReachableStep({ canBuy: true, hasAddress: true })).toBe('review')
  expect(earlierStep('review', 'address')).toBe('address')
  expect(earlierStep('cart', 'address')).toBe('cart')
})
