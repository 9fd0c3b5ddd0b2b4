import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before: { title: string; note: string | null; labels: string[] } = {
  title: 'Pier',
  note: 'Thanks',
  labels: ['a', 'b'],
}

test('only what was changed is written, a list as one', () => {
  expect(changedFields(before, { ...before, note: null })).toEqual({ note: null })
  expect(changedFields(before, { ...before, labels: ['b', 'a'] })).toEqual({ labels: ['b', 'a'] })
})

test('where nothing was changed, nothing is', () => {
  expect(changedFields(before, { ...before, labels: ['a', 'b'] })).toEqual({})
})
