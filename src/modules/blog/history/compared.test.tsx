import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { compare, type ComparedLine, toLines } from './compared.ts'

const render = (lines: readonly ComparedLine[]) =>
  lines.map(({ parts }) =>
    parts.map(({ text, change }) => (change ? `${change === 'added' ? '+' : '-'}{${text}}` : text)).join(''),
  )

test('returns a line for each block of a text', () => {
  const html =
    '<h2>Oil</h2><p>First<br>the <strong>dust</strong>.</p><ul><li><p>oak</p></li><li>ash</li></ul><blockquote><p>so</p></blockquote>' +
    '<table><tbody><tr><th><p>Wood</p></th><td><p>Oil</p></td></tr></tbody></table><img data-src="x" alt="A hare"><hr><p></p>'
  expect(toLines(html)).toEqual(['Oil', 'First the dust.', 'oak', 'ash', 'so', 'Wood | Oil', '[A hare]', '—'])
})

test('marks changed words within a line, and unrelated lines as removed and added', () => {
  const before = ['Wool is warm.', 'It scratches.', 'The end.']
  const after = ['Wool is warm and dry.', 'Linen, on the other hand, never did so.', 'The end.', 'Really.']
  expect(render(compare(before, after, 'en'))).toEqual([
    'Wool is warm+{ and dry}.',
    '-{It scratches.}',
    '+{Linen, on the other hand, never did so.}',
    'The end.',
    '+{Really.}',
  ])
})

test('segments words by language, and never splits one', () => {
  expect(render(compare(['اخترنا خشب البلوط للطاولة'], ['اخترنا خشب الزان للطاولة'], 'ar'))).toEqual([
    'اخترنا خشب -{البلوط}+{الزان} للطاولة',
  ])
  expect(render(compare(['我们选择了橡木桌子'], ['我们选择了榉木桌子'], 'zh-CN'))[0]).toMatch(/^我们选择了.*桌子$/)
})

test('finds no change between equal texts', () => {
  expect(compare(['a', 'b'], ['a', 'b'], 'en').every(({ change, parts }) => !change && !parts[0]?.change)).toBe(true)
  expect(compare([], [], 'en')).toEqual([])
})

test.each([
  ['no line in common', (side: string) => Array.from({ length: 30_000 }, (_, at) => `${side}${at}`)],
  ['no word in common', (side: string) => [Array.from({ length: 60_000 }, (_, at) => `${side}${at}`).join(' ')]],
  [
    'a word changed in each line',
    (side: string) => Array.from({ length: 4000 }, (_, at) => `line ${at} has ${side} and so on`),
  ],
])('compares two long texts with %s within the time limit, without losing lines', (_, make) => {
  const [before, after] = [make('a'), make('b')]
  const getVisibleText = (lines: readonly ComparedLine[], excluded: 'added' | 'removed') =>
    lines
      .map(({ parts }) => parts.flatMap(({ text, change }) => (change === excluded ? [] : text)).join(''))
      .filter((line) => line !== '')
  const lines = compare(before, after, 'en')
  expect(getVisibleText(lines, 'added')).toEqual(before)
  expect(getVisibleText(lines, 'removed')).toEqual(after)
  expect(leastCpuTime(() => compare(before, after, 'en'), 1)).toBeLessThan(3000)
})
