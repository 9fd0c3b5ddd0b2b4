import { expect, test } from 'vitest'
import { sanitise } from '#platform/server/html/rich-text.ts'
import { textOfHtml } from './text-of-html.ts'

test('reads sanitised HTML without its tags', () => {
  const html = sanitise(
    '<p>Q&amp;A: 1 &lt; 2</p><ul><li><b>ca</b>lm &eacute;t&eacute;&nbsp;here</li></ul><script>x</script>',
  )
  expect(textOfHtml(html)).toBe('Q&A: 1 < 2 calm été here')
  expect(textOfHtml('&#x1f98a; &#65; &unknown; &#xffffff;')).toBe('🦊 A &unknown; &#xffffff;')
})
