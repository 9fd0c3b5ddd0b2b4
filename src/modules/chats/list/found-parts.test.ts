import { expect, test } from 'vitest'
import { matchedParts } from './found-parts.ts'

const marked = (text: string, q: string) =>
  matchedParts(text, q)
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
])('%s, searched for %s', (text, q, wanted) => expect(marked(text, q)).toBe(wanted))

test('cuts off the start of a text with a late match', () => {
  const text = `${'x'.repeat(100)} needle`
  expect(marked(text, 'needle')).toBe(`…${'x'.repeat(39)} [needle]`)
})
