import { expect, test } from 'vitest'
import { plainText, sanitise } from './rich-text.ts'

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<math><mi//xlink:href="data:x,<script>alert(4)</script>">a', ''],
  ['<style>@import "x"</style>a', 'a'],
  ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['<iframe src="https://x.example"></iframe>a', 'a'],
  ['<form action="/"><input name="a"><button>b</button></form>', 'b'],
  ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
  ['<a href="JaVa\tScript:alert(1)">a</a>', '<span>a</span>'],
  ['<a href="data:text/html,x">a</a>', '<span>a</span>'],
  ['<a href="//x.example">a</a>', '<span>a</span>'],
  ['<a href="/admin">a</a>', '<span>a</span>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<p dir="auto">a</p><p dir="evil">b</p>', '<p dir="auto">a</p><p>b</p>'],
  ['<p>a &lt;script&gt;</p>', '<p>a &#x3C;script></p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitise(dirty)).toBe(clean)
})

test('a link opens elsewhere and takes nothing along', () => {
  expect(sanitise('<a href="https://x.example/?a=1&b=2" onclick="x()">a</a>')).toBe(
    '<a href="https://x.example/?a=1&#x26;b=2" rel="noopener noreferrer nofollow" target="_blank">a</a>',
  )
})

test('what an editor makes stays as it is, and cleaning twice changes nothing', () => {
  const html =
    '<h2>a</h2><p><strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p><ul><li><p>f</p></li></ul><ol start="3"><li>g</li></ol>' +
    '<blockquote><p>h</p></blockquote><pre><code>i</code></pre><hr><table><tbody><tr><td colspan="2">j</td></tr></tbody></table>'
  expect(sanitise(html)).toBe(html)
  const link = sanitise('<a href="mailto:a@b.example">a</a>')
  expect(sanitise(link)).toBe(link)
})

test('plain text keeps the lines and loses the marks', () => {
  expect(
    plainText(
      '<h2>Quote</h2><p>12&nbsp;chairs<br>for <b>May</b></p><ul><li>oak</li><li>ash</li></ul><script>x</script>',
    ),
  ).toBe('Quote\n12 chairs\nfor May\noak\nash')
})
