import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test('splits text into words', () => {
  expect(parseSearch('paper  price')).toEqual([
    { kind: 'text', value: 'paper', not: false },
    { kind: 'text', value: 'price', not: false },
  ])
  expect(parseSearch('   ')).toEqual([])
})

test('keeps a phrase together, even without a closing quotation mark', () => {
  expect(parseSearch('"old price" new')).toEqual([
    { kind: 'text', value: 'old price', not: false },
    { kind: 'text', value: 'new', not: false },
  ])
  expect(parseSearch('“ivory 120 g')).toEqual([{ kind: 'text', value: 'ivory 120 g', not: false }])
  expect(parseSearch('""')).toEqual([])
})

test('reads operators in any case, with words or phrases', () => {
  expect(parseSearch('FROM:ana subject:"price list" label:clients filename:pdf')).toEqual([
    { kind: 'from', value: 'ana', not: false },
    { kind: 'subject', value: 'price list', not: false },
    { kind: 'label', value: 'clients', not: false },
    { kind: 'filename', value: 'pdf', not: false },
  ])
  expect(parseSearch('to:a@b.example cc:c bcc:d').map(({ kind }) => kind)).toEqual(['to', 'cc', 'bcc'])
})

test('negates a word, a phrase or an operator after a minus', () => {
  expect(parseSearch('-draft -"old price" -from:ana')).toEqual([
    { kind: 'text', value: 'draft', not: true },
    { kind: 'text', value: 'old price', not: true },
    { kind: 'from', value: 'ana', not: true },
  ])
  expect(parseSearch('A4-paper')).toEqual([{ kind: 'text', value: 'A4-paper', not: false }])
})

test('reads operators for folders, marks and attachments', () => {
  expect(parseSearch('in:bin in:drafts in:anywhere is:unread is:Starred has:attachment')).toEqual([
    { kind: 'in', folder: 'trash', not: false },
    { kind: 'in', folder: 'drafts', not: false },
    { kind: 'in', folder: 'anywhere', not: false },
    { kind: 'is', mark: 'unread', not: false },
    { kind: 'is', mark: 'starred', not: false },
    { kind: 'has', part: 'attachment', not: false },
  ])
})

test('reads operators for dates, durations and sizes', () => {
  expect(parseSearch('before:2026/3/1 after:2026-02-28 older_than:2w newer_than:3d larger:5M smaller:10kb')).toEqual([
    { kind: 'before', day: '2026-03-01', not: false },
    { kind: 'after', day: '2026-02-28', not: false },
    { kind: 'older', days: 14, not: false },
    { kind: 'newer', days: 3, not: false },
    { kind: 'larger', bytes: 5_242_880, not: false },
    { kind: 'smaller', bytes: 10_240, not: false },
  ])
})

const text = (value: string, not = false) => ({ kind: 'text', value, not })
const from = (value: string) => ({ kind: 'from', value, not: false })

test('reads OR between two terms, and binds it before the others', () => {
  expect(parseSearch('paper ana OR "old price" OR from:isla new')).toEqual([
    text('paper'),
    { kind: 'any', terms: [text('ana'), text('old price'), from('isla')], not: false },
    text('new'),
  ])
  expect(parseSearch('OR paper OR')).toEqual([text('paper')])
  expect(parseSearch('paper or price')).toEqual([text('paper'), text('or'), text('price')])
})

test('reads parentheses after an operator, a minus or alone', () => {
  expect(parseSearch('from:(ana OR "isla drummond") -(old price)')).toEqual([
    { kind: 'all', terms: [{ kind: 'any', terms: [from('ana'), from('isla drummond')], not: false }], not: false },
    { kind: 'all', terms: [text('old'), text('price')], not: true },
  ])
  expect(parseSearch('(c')).toEqual([text('(c')])
  expect(parseSearch('call(ana) ()')).toEqual([text('call(ana)')])
})

test.each([
  'before:yesterday',
  'after:2026-02-30',
  'larger:huge',
  'is:green',
  'has:money',
  'in:nowhere',
  'from:',
  'constructor:x',
  'newer_than:99',
  'https://larkmoor.example',
  'is:__proto__',
  'in:constructor',
])('searches for %s as text, since it is no valid operator', (q) => {
  expect(parseSearch(q)).toEqual([{ kind: 'text', value: q, not: false }])
})

test('accepts any text without an error', () => {
  for (const q of ['-', '--', ':', '-:', '":"', 'from:"', '-"', '"""', ':::', 'a:"b', '🦊:🦊', '\\', '%_']) {
    expect(() => parseSearch(q)).not.toThrow()
  }
})

test('ignores terms after the first sixty, also within parentheses', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
  expect(parseSearch(words(60))).toHaveLength(60)
  expect(parseSearch(words(99))).toHaveLength(60)
  const [group, ...others] = parseSearch(`(${words(50)}) ${words(99)}`)
  expect([group && 'terms' in group && group.terms.length, others.length]).toEqual([50, 10])
})
