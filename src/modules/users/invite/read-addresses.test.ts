import { expect, test } from 'vitest'
import { isAddress, readAddresses } from './read-addresses.ts'

test.each([
  ['ana@larkmoor.example', [['ana@larkmoor.example', '']]],
  [
    'Ana@Larkmoor.example bo@larkmoor.example',
    [
      ['ana@larkmoor.example', ''],
      ['bo@larkmoor.example', ''],
    ],
  ],
  [
    'Ana Silva <ana@larkmoor.example>; "Bo, the builder" <bo@larkmoor.example>',
    [
      ['ana@larkmoor.example', 'Ana Silva'],
      ['"bo', ''],
      ['bo@larkmoor.example', 'the builder'],
    ],
  ],
  ['a@b.example,\na@b.example\r\n', [['a@b.example', '']]],
  [' ,; ', []],
])('reads %j', (text, expected) => {
  expect(readAddresses(text).map(({ email, name }) => [email, name])).toEqual(expected)
})

test('distinguishes addresses from other text', () => {
  expect(['ana@larkmoor.example', '"bo', 'ana@', `${'a'.repeat(260)}@b.example`].map(isAddress)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
