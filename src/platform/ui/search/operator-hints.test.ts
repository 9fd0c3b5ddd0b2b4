import { expect, test } from 'vitest'
import { completed, hintsFor } from './operator-hints.ts'

const hints = [
  { text: 'status:', meaning: 'status', values: ['open', 'closed'] },
  { text: 'from:', meaning: 'requester' },
  { text: 'is:overdue', meaning: 'overdue' },
]
const textsFor = (q: string) => hintsFor(q, hints).map(({ text }) => text)

test('suggests operators, and values once an operator is typed', () => {
  expect(textsFor('')).toEqual(['status:', 'from:', 'is:overdue'])
  expect(textsFor('lamp -f')).toEqual(['from:'])
  expect(textsFor('status:')).toEqual(['status:open', 'status:closed'])
  expect(textsFor('status:c')).toEqual(['status:closed'])
  expect(textsFor('status:open')).toEqual([])
  expect(textsFor('from:"ana m')).toEqual([])
})

test('completes the last word and keeps its minus', () => {
  expect(completed('lamp -f', 'from:')).toBe('lamp -from:')
  expect(completed('', 'is:overdue')).toBe('is:overdue ')
})
