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
])('finds by %s the name %s', (typed, name, marks) => {
  expect(marked(typed, name)).toEqual(marks)
})

test('requires every word to match the name or the keywords', () => {
  expect(match('new letter', 'New ticket')).toBeUndefined()
  expect(marked('new problem', 'New ticket', 'request issue problem')).toEqual(['New'])
  expect(match('x', 'Notes')).toBeUndefined()
  expect(match('lamp', 'Vertical', 'Sample orders')).toBeUndefined()
})

test('ranks whole words before prefixes, infixes and typing errors', () => {
  const scores = ['Mail', 'Mailbox', 'E-mailing', 'Main'].map((name) => match('mail', name)?.score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
  expect(match('note', 'Anything', 'note')?.score).toBeLessThan(match('note', 'My note')?.score ?? 0)
})
