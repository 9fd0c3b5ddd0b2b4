import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { parseHeadings } from './headings.ts'

test('lists the headings of a text, also where there is no DOM', () => {
  const html = SafeHtml.parse(
    '<h2>Ink &#x26; <em>pa</em>per</h2><p>Text</p><h3 class="a"> Why &#x3C;h2> </h3><h4>No</h4><h2></h2>',
  )
  expect(parseHeadings(html)).toEqual([
    { id: 'section-1', text: 'Ink & paper', level: 2 },
    { id: 'section-2', text: 'Why <h2>', level: 3 },
    { id: 'section-3', text: '', level: 2 },
  ])
})
