import { expect, test } from 'vitest'
import { splitAtMatches } from './split-at-matches.ts'

const marked = (text: string, q: string) =>
  splitAtMatches(text, q)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['The linen of Élodie', 'elodie LIN', 'The [lin]en of [Élodie]'],
  ['Öztürk', 'ozt', '[Özt]ürk'],
  ['ﬁne', 'fi', '[ﬁ]ne'],
  ['nothing here', 'x', 'nothing here'],
  ['a.b', '.', 'a[.]b'],
  ['👩‍👩‍👧 cake', 'cake', '👩‍👩‍👧 [cake]'],
  ['', 'a', ''],
])('%s, searched for %s', (text, q, expected) => expect(marked(text, q)).toBe(expected))

test('cuts off the start of a text with a late match', () => {
  const text = `${'x'.repeat(100)} needle`
  expect(marked(text, 'needle')).toBe(`…${'x'.repeat(39)} [needle]`)
})
