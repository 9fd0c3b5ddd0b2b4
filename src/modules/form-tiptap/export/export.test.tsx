import { expect, test } from 'vitest'
import { readDraft } from './draft-of-file.ts'
import { exportDocument } from './exported.ts'
import { toPlainText } from './lines.ts'

const picture = 'file:0b7c2f5e-1d8a-4a55-9f0e-3c1f7f0a9d11'
const content = `<h2>Plan</h2><p>Ask <span data-mention="u3">@Amina</span></p><img data-src="${picture}" alt="A hare">`
const exportedText = { title: 'Oak: "a" <plan>/?', content, language: 'en' }
const fetchPicture = async () => ({ blob: new Blob(['hare'], { type: 'image/webp' }) })

const exportText = async (kind: 'markdown' | 'html' | 'text') => {
  const { name, blob } = await exportDocument(kind, exportedText, fetchPicture)
  return { name, text: await blob.text() }
}

test('exports a document with its pictures, under a file name that is valid on every system', async () => {
  const markdown = await exportText('markdown')
  expect(markdown.name).toBe('Oak a plan.md')
  expect(markdown.text).toContain('## Plan\n\nAsk @Amina\n\n![A hare](data:image/webp;base64,aGFyZQ==)')

  const { text } = await exportText('html')
  expect(text).toContain('<title>Oak: &quot;a&quot; &lt;plan&gt;/?</title>')
  expect(text).toContain('src="data:image/webp;base64,aGFyZQ=="')
  expect(text).not.toMatch(/data-src|data-source|file:/)
})

test('keeps lists, quotes and table cells readable in plain text', () => {
  const html =
    '<h2>Plan</h2><ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul><blockquote><p>c</p><p>d</p></blockquote>' +
    '<table><tbody><tr><th><p>e</p></th><th><p>f</p></th></tr></tbody></table><p>g<br>h</p>'
  expect(toPlainText(html)).toBe('Plan\n\n• a\n  3. b\n\n> c\n> d\n\ne\tf\n\ng\nh')
  expect(toPlainText('')).toBe('')
})

test('creates a document from a file, with its first heading as title', async () => {
  const createFile = (name: string, text: string) => new File([text], name)
  expect(await readDraft(createFile('plan.md', '# The plan\n\nOne **bold**'))).toEqual({
    title: 'The plan',
    content: '<p>One <strong>bold</strong></p>',
  })
  expect(await readDraft(createFile('List of oak.txt', 'a <b>\r\nc\r\n\r\nd'))).toEqual({
    title: 'List of oak',
    content: '<p>a &lt;b&gt;<br>c</p><p>d</p>',
  })
  expect(await readDraft(createFile('page.html', '<html><body><h1>Hares</h1><p>ears</p></body></html>'))).toEqual({
    title: 'Hares',
    content: '<p>ears</p>',
  })
  await expect(readDraft(createFile('huge.md', 'x'.repeat(200_001)))).rejects.toThrow('too large')
})
