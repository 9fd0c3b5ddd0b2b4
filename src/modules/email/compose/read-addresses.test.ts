import { expect, test } from 'vitest'
import { readAddresses } from './read-addresses.ts'

const emails = (text: string) => readAddresses(text).map(({ email, isBroken }) => (isBroken ? `!${email}` : email))

test('reads several addresses with any separator', () => {
  expect(emails('a@x.example, b@x.example;c@x.example\nd@x.example')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
    'd@x.example',
  ])
  expect(emails('a@x.example b@x.example')).toEqual(['a@x.example', 'b@x.example'])
  expect(emails('')).toEqual([])
})

test('reads names with addresses', () => {
  expect(readAddresses('"Drummond, Isla" <isla@x.example>, Ana <ana@x.example>')).toEqual([
    { name: 'Drummond, Isla', email: 'isla@x.example', isBroken: false },
    { name: 'Ana', email: 'ana@x.example', isBroken: false },
  ])
})

test.each(['ana', 'ana@', '@x.example', 'a@b', 'a..b@x.example', 'a b@x.example', 'Ana <ana>'])(
  'marks %s as invalid',
  (text) => {
    expect(readAddresses(text).map(({ isBroken }) => isBroken)).toEqual([true])
  },
)
