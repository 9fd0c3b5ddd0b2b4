import { expect, test } from 'vitest'
import { toParagraphs, sanitise } from './rich-text.ts'
import { picturesIn, plainText, showPictures } from './stored-html.ts'

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
])('sanitises %s to %s', (dirty, clean) => {
  expect(sanitise(dirty)).toBe(clean)
})

test('a link opens a new tab and sends no referrer', () => {
  expect(sanitise('<a href="https://x.example/?a=1&b=2" onclick="x()">a</a>')).toBe(
    '<a href="https://x.example/?a=1&#x26;b=2" rel="noopener noreferrer nofollow" target="_blank">a</a>',
  )
})

test('keeps the HTML of the editor, and sanitising twice changes nothing', () => {
  const html =
    '<h2>a</h2><p><strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p><ul><li><p>f</p></li></ul><ol start="3"><li>g</li></ol>' +
    '<blockquote><p>h</p></blockquote><pre><code>i</code></pre><hr><table><tbody><tr><td colspan="2">j</td></tr></tbody></table>'
  expect(sanitise(html)).toBe(html)
  const link = sanitise('<a href="mailto:a@b.example">a</a>')
  expect(sanitise(link)).toBe(link)
})

test('plain text keeps lines and drops formatting', () => {
  expect(
    plainText(
      '<h2>Quote</h2><p>12&nbsp;chairs<br>for <b>May</b></p><ul><li>oak</li><li>ash</li></ul><script>x</script>',
    ),
  ).toBe('Quote\n12 chairs\nfor May\noak\nash')
})

const file = 'file:0b7c2f5e-1d8a-4a55-9f0e-3c1f7f0a9d11'

test.each([
  [
    `<p>a<img data-src="${file}" alt="A hare" width="800" height="600" src=x onerror=alert(1) class="x" style="x"></p>`,
    `<p>a<img data-src="${file}" alt="A hare" width="800" height="600"></p>`,
  ],
  [`<img data-src="/pictures/blog/oak-table.svg">`, `<img data-src="/pictures/blog/oak-table.svg" alt="">`],
  [`<img data-src="${file}" width="9e9" height="-1" srcset="x">`, `<img data-src="${file}" alt="">`],
  ['a<img src="https://x.example/a.png">b', 'ab'],
  ['a<img data-src="https://x.example/a.png">b', 'ab'],
  ['a<img data-src="/pictures/../api/x.svg">b', 'ab'],
  ['a<img data-src="//x.example/pictures/a.svg">b', 'ab'],
  ['a<img data-src="javascript:alert(1)">b', 'ab'],
  ['a<img data-src="data:image/svg+xml,<svg onload=alert(1)>">b', 'ab'],
  [`a<image data-src="${file}" xlink:href=x>b`, `a<img data-src="${file}" alt="">b`],
  ['<picture><source srcset="x"><img src="x"></picture>a<video src=x poster=x></video>', 'a'],
])('where pictures are allowed, sanitises %s to %s', (dirty, clean) => {
  expect(sanitise(dirty, { article: true })).toBe(clean)
  expect(sanitise(clean, { article: true })).toBe(clean)
  expect(sanitise(dirty)).not.toContain('<img')
})

test('lists the uploads in a text, and shows them in a page', () => {
  const text = sanitise(
    `<p><img data-src="${file}" alt="&quot;A&quot; hare" width="8" height="6"></p><img data-src="${file}">` +
      '<img data-src="/pictures/blog/oak.svg">',
    { article: true },
  )
  expect(picturesIn(text)).toEqual([file.slice(5)])
  expect(picturesIn('<p>none</p>')).toEqual([])
  const page = showPictures(text, (source) => (source.startsWith('/') ? undefined : `/api/picture?id=1&at=${source}`))
  expect(page).toContain(
    `<img src="/api/picture?id=1&#x26;at=${file}" alt="&#x22;A&#x22; hare" width="8" height="6" loading="lazy" decoding="async">`,
  )
  expect(page).not.toContain('data-src')
  expect(page.match(/<img/g)).toHaveLength(2)
})

const linkTo = (href: string) => `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">`

test.each([
  [
    '<p data-embed="x"><a href="https://www.example.com/oak">Oil for <em>oak</em></a></p>',
    `<p data-embed="link">${linkTo('https://www.example.com/oak')}<strong>Oil for oak</strong><br><span>example.com</span></a></p>`,
  ],
  [
    '<p data-embed dir="ltr" onclick="x()"> <a href="https://youtu.be/aqz-KE-bpKQ" onclick="x()"></a></p>',
    `<p data-embed="video">${linkTo('https://youtu.be/aqz-KE-bpKQ')}<strong>youtu.be/aqz-KE-bpKQ</strong><br><span>youtu.be</span></a></p>`,
  ],
  [
    '<p data-embed="video"><a href="https://evil.example/"><strong>Oak</strong><br><span>bank.example</span></a></p>',
    `<p data-embed="link">${linkTo('https://evil.example/')}<strong>Oak</strong><br><span>evil.example</span></a></p>`,
  ],
  ['<p data-embed><a href="javascript:alert(1)">a</a></p>', '<p><span>a</span></p>'],
  ['<p data-embed><a href="mailto:a@b.example">a</a></p>', `<p>${linkTo('mailto:a@b.example')}a</a></p>`],
  ['<p data-embed>see <a href="https://a.example/">a</a></p>', `<p>see ${linkTo('https://a.example/')}a</a></p>`],
  ['<p data-embed>a</p><div data-embed>b</div>', '<p>a</p><div>b</div>'],
])('in a link card, sanitises %s to %s', (dirty, clean) => {
  expect(sanitise(dirty, { article: true })).toBe(clean)
  expect(sanitise(clean, { article: true })).toBe(clean)
  expect(sanitise(dirty)).not.toContain('data-embed')
})

test('plain text includes a link card in its position', () => {
  const text = sanitise('<p>a</p><p data-embed><a href="https://x.example/">Oak</a></p><p>b</p>', { article: true })
  expect(plainText(text)).toBe('a\nOak\nx.example\nb')
})

test('keeps lines and angle brackets of text from a plain field', () => {
  const html = toParagraphs('Is 3 < 4?\r\n<script>x</script>\n\n\nAnna\n')
  expect(html).toBe('<p>Is 3 &#x3C; 4?<br>&#x3C;script>x&#x3C;/script></p><p>Anna</p>')
  expect(sanitise(html)).toBe(html)
})

test.each([
  [
    '<p><span data-mention="u3" class="x" onclick="x()">@Amina</span></p>',
    '<p><span data-mention="u3">@Amina</span></p>',
  ],
  ['<span data-mention="u3">@<b>Am<img src=x onerror=x()></b>ina\n</span>', '<span data-mention="u3">@Amina</span>'],
  ['<span data-mention="u3&quot; onload=x()">@A</span>', '<span>@A</span>'],
  ['<span data-mention="javascript:x()">@A</span>', '<span>@A</span>'],
  [`<span data-mention="${'u'.repeat(65)}">@A</span>`, '<span>@A</span>'],
  ['<span data-mention="u3"> </span>', '<span></span>'],
  [
    '<p data-mention="u3">a</p><a data-mention="u3" href="https://x.example">b</a>',
    '<p>a</p><a href="https://x.example" rel="noopener noreferrer nofollow" target="_blank">b</a>',
  ],
])('where mentions are allowed, sanitises %s to %s', (dirty, clean) => {
  expect(sanitise(dirty, { mentions: true })).toBe(clean)
  expect(sanitise(clean, { mentions: true, article: true })).toBe(clean)
  expect(sanitise(dirty)).not.toContain('data-mention')
  expect(plainText(clean)).toBe(plainText(dirty))
})
