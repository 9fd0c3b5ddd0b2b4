import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { scanHtml } from './html-scan.ts'
import { htmlBounds } from '#platform/request-limits.ts'

const readBound = (html: string) => scanHtml(html)?.bound

test.each([
  ['formatting that later blocks reopen', `<p>${'<b a>'.repeat(100)}</p>${'<p>x</p>'.repeat(1000)}`, 'openFormatting'],
  ['nested elements', '<div>'.repeat(2300), 'depth'],
  ['many tags', '<br>'.repeat(40_001), 'tags'],
  ['many comments', '<!---->'.repeat(40_001), 'tags'],
  ['many end tags', '</p>'.repeat(40_001), 'tags'],
  ['many attributes of one tag', `<p ${'a '.repeat(51)}>`, 'attributesPerTag'],
  ['many attributes', `<p ${'a '.repeat(50)}>`.repeat(801), 'attributes'],
  ['many attributes of an end tag', `</p ${'a '.repeat(51)}>`, 'attributesPerTag'],
  ['many attributes after a comment', `<!-- --!><p ${'a '.repeat(51)}>`, 'attributesPerTag'],
  ['many attributes after an invalid comment', `<style><!--</style><p ${'a '.repeat(51)}>`, 'attributesPerTag'],
  ['many attributes of an end tag of raw text', `<style><?</style/${'a/'.repeat(51)}>`, 'attributesPerTag'],
  ['a long value', `<a href="${'x'.repeat(16_000)}">`, 'tagLength'],
  ['an unclosed value', `<a href="${'x'.repeat(16_000)}`, 'tagLength'],
])('finds %s over a limit', (_, html, bound) => {
  expect(readBound(html)).toBe(bound)
})

test.each([
  ['paragraphs that close each other', '<p>x'.repeat(5000)],
  ['closed formatting', '<b>x</b>'.repeat(5000)],
  ['nested lists', `${'<ul><li>'.repeat(100)}x${'</li></ul>'.repeat(100)}`],
  ['text that resembles tags', '< b a < 3 </ 4 <'.repeat(5000)],
  ['a value with markup', `<a href="${'<b>'.repeat(1000)}">x</a>`],
  ['a comment with tags', `<!--${'<div>x</div>'.repeat(2000)}-->`],
  ['nothing', ''],
])('accepts %s', (_, html) => {
  expect(scanHtml(html)).toBeUndefined()
})

test('scans in time that depends only on the length', () => {
  const longest = 200_000
  const units = ['<', '<b ', '<b a', '<b a=', '<b a="', "<b a='", '<!--', '<!', '</', '<b/', '="', '>', '<a href=x>']
  for (const unit of units) {
    const html = unit.repeat(longest / unit.length)
    expect(
      leastCpuTime(() => scanHtml(html), 5),
      unit,
    ).toBeLessThan(50)
  }
  expect(htmlBounds.depth).toBeLessThanOrEqual(200)
})
