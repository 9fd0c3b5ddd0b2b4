import { expect, test } from 'vitest'
import { match } from './match.ts'

const marked = (typed: string, name: string, besides?: string) =>
  match(typed, name, besides)?.marks.map(([from, to]) => name.slice(from, to))

test.each([
  ['not', 'Notes', ['Not']],
  ['ticket new', 'New ticket', ['ticket', 'New']],
  ['nt', 'New ticket', ['N', 't']],
  ['evenement', 'Nouvel événement', ['événement']],
  ['tikcet', 'New ticket', ['ticket']],
  ['invioces', 'Invoices', ['Invoices']],
  ['تذكره', 'تَذكرة جديدة', ['تَذكرة']],
  ['工单', '新建工单', ['工单']],
  ['ＮＯＴＥＳ', 'Notes', ['Notes']],
])('%s finds %s', (typed, name, marks) => {
  expect(marked(typed, name)).toEqual(marks)
})

test('every word must fit, in the name or in what it is found by besides', () => {
  expect(match('new letter', 'New ticket')).toBeUndefined()
  expect(marked('new problem', 'New ticket', 'request issue problem')).toEqual(['New'])
  expect(match('x', 'Notes')).toBeUndefined()
  expect(match('lamp', 'Vertical', 'Sample orders')).toBeUndefined()
})

test('a whole word comes before its beginning, that before the middle, and a slip last', () => {
  const scores = ['Mail', 'Mailbox', 'E-mailing', 'Main'].map((name) => match('mail', name)?.score ?? 0)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(4)
  expect(match('note', 'Anything', 'note')?.score).toBeLessThan(match('note', 'My note')?.score ?? 0)
})
