import { expect, test } from 'vitest'
import { findAddresses } from './find-addresses.ts'

test.each([
  ['Write to ada@x.example.', ['ada@x.example']],
  [
    'From Ada <ADA@X.example>, "b.ada@x.example"; mailto:cleo@x.example?subject=1',
    ['ada@x.example', 'b.ada@x.example', 'cleo@x.example'],
  ],
  [`'ada@x.example' and o'brien+1@x.example - or ada@x.example`, ['ada@x.example', `o'brien+1@x.example`]],
  [
    'ada@x.example.org, ada@x.examples, nada-ada@x.example',
    ['ada@x.example.org', 'ada@x.examples', 'nada-ada@x.example'],
  ],
  ['jörg@bücher-laden.example- ', ['jörg@bücher-laden.example']],
  ['a@b@c.example', ['b@c.example']],
  ['ada x example, ada@localhost, @x.example, ada@, ada @x.example, ..@x.example', []],
])('finds whole addresses in %s', (text, addresses) => {
  expect(findAddresses(text)).toEqual(addresses)
})

test('reads long texts in linear time, and no address that is too long', () => {
  for (const part of ['a', '@', 'a@', 'a.', 'a@a', '.@-', `${'a'.repeat(300)}@x.example `])
    expect(findAddresses(part.repeat(Math.ceil(100_000 / part.length)))).toHaveLength(0)
  const many = Array.from({ length: 1200 }, (_, index) => `a${index}@x.example`)
  expect(findAddresses(many.join(', '))).toEqual(many.slice(0, 1000))
})
