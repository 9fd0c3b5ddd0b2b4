import { expect, test } from 'vitest'
import { draftOfFile } from './draft-of-file.ts'
import { exported } from './exported.ts'
import { lines } from './lines.ts'

const picture = 'file:0b7c2f5e-1d8a-4a55-9f0e-3c1f7f0a9d11'
const content = `<h2>Plan</h2><p>Ask <span data-mention="u3">@Amina</span></p><img data-src="${picture}" alt="A hare">`
const given = { title: 'Oak: "a" <plan>/?', content, language: 'en' }
const pictureOf = async () => ({ blob: new Blob(['hare'], { type: 'image/webp' }) })

const textOf = async (kind: 'markdown' | 'html' | 'text') => {
  const { name, blob } = await exported(kind, given, pictureOf)
  return { name, text: await blob.text() }
}

test('exports a document with its pictures, under a file name that is valid on every system', async () => {
  const markdown = await textOf('markdown')
  expect(markdown.name).toBe('Oak a plan.md')
  expect(markdown.text).toContain('## Plan\n\nAsk @Amina\n\n![A hare](data:image/webp;base64,aGFyZQ==)')

  const { text } = await textOf('html')
  expect(text).toContain('<title>Oak: &#34;a&#34; &#60;plan&#62;/?</title>')
  expect(text).toContain('src="data:image/webp;base64,aGFyZQ=="')
  expect(text).not.toMatch(/data-src|data-source|file:/)
})

test('keeps lists, quotes and table cells readable in plain text', () => {
  const html =
    '<h2>Plan</h2><ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul><blockquote><p>c</p><p>d</p></blockquote>' +
    '<table><tbody><tr><th><p>e</p></th><th><p>f</p></th></tr></tbody></table><p>g<br>h</p>'
  expect(lines(html)).toBe('Plan\n\n• a\n  3. b\n\n> c\n> d\n\ne\tf\n\ng\nh')
  expect(lines('')).toBe('')
})

test('creates a document from a file, with its first heading as title', async () => {
  const file = (name: string, text: string) => new File([text], name)
  expect(await draftOfFile(file('plan.md', '# The plan\n\nOne **bold**'))).toEqual({
    title: 'The plan',
    content: '<p>One <strong>bold</strong></p>',
  })
  expect(await draftOfFile(file('List of oak.txt', 'a <b>\r\nc\r\n\r\nd'))).toEqual({
    title: 'List of oak',
    content: '<p>a &lt;b&gt;<br>c</p><p>d</p>',
  })
  expect(await draftOfFile(file('page.html', '<html><body><h1>Hares</h1><p>ears</p></body></html>'))).toEqual({
    title: 'Hares',
    content: '<p>ears</p>',
  })
  await expect(draftOfFile(file('huge.md', 'x'.repeat(200_001)))).rejects.toThrow('too large')
})
