import { expect, test } from 'vitest'
import { distinctLabels, invertLabels, relabel } from './labels.ts'

test('keeps the order and the first spelling of labels', () => {
  expect(distinctLabels(['vip', 'Énergie', 'new', 'VIP', 'energie'])).toEqual(['vip', 'Énergie', 'new'])
  expect(relabel(['VIP', 'Old'], ['vip', 'New'], ['OLD'])).toEqual(['VIP', 'New'])
})

test('undoes exactly what has changed', () => {
  const labels = ['VIP', 'Old']
  const change = { addLabels: ['vip', 'New'], removeLabels: ['OLD', 'absent'] }
  const inverse = invertLabels(labels, change)
  expect(inverse).toEqual({ removeLabels: ['New'], addLabels: ['Old'] })
  const after = relabel(labels, change.addLabels, change.removeLabels)
  expect(relabel(after, inverse.addLabels ?? [], inverse.removeLabels ?? [])).toEqual(labels)
  expect(invertLabels(labels, { addLabels: ['vip'] })).toEqual({})
})
