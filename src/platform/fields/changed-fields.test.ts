import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before: { title: string; note: string | null; labels: string[] } = {
  title: 'Pier',
  note: 'Thanks',
  labels: ['a', 'b'],
}

test('returns only the changed fields, a list as a whole', () => {
  expect(changedFields(before, { ...before, note: null })).toEqual({ note: null })
  expect(changedFields(before, { ...before, labels: ['b', 'a'] })).toEqual({ labels: ['b', 'a'] })
})

test('returns nothing if nothing has changed', () => {
  expect(changedFields(before, { ...before, labels: ['a', 'b'] })).toEqual({})
})
