import { expect, test } from 'vitest'
import { findCompletion, hasWordPrefix } from '../composer/completions.ts'

test.each([
  ['Ask @pri', '@', 'pri'],
  ['Ask @', '@', ''],
  ['(@Amina Ha', '@', 'Amina Ha'],
  ['See #gen', '#', 'gen'],
  ['#', '#', ''],
  ['Done :roc', ':', 'roc'],
  ['：) :شكر', ':', 'شكر'],
])('%s completes %s%s', (text, sign, q) =>
  expect(findCompletion(text, text.length)).toEqual({
    sign,
    q,
    start: text.length - q.length - 1,
    caret: text.length,
  }),
)

test.each(['At 10:30', 'So: yes', 'Smile :)', 'mail@amina', 'issue#12', ':r', '@Amina Haddad says'])(
  '%s completes nothing',
  (text) => expect(findCompletion(text, text.length)).toBeUndefined(),
)

test('matches the beginning of any word of a name, without accents', () => {
  expect(hasWordPrefix('Inês Carvalho', 'carv')).toBe(true)
  expect(hasWordPrefix('Inês Carvalho', 'ines c')).toBe(true)
  expect(hasWordPrefix('thumbs up, yes, agree', 'agr')).toBe(true)
  expect(hasWordPrefix('Inês Carvalho', 'valho')).toBe(false)
})
