import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { extensionsFor } from '#platform/ui/rich-text/editor-extensions.ts'
import { createArticleKit } from './article-kit.tsx'
import { blocks } from './blocks.ts'
import { countWords } from '#platform/text/count-words.ts'
import { matchingBlocks, slashQuery } from './slash-query.ts'

let openEditor: Editor | undefined
afterEach(() => openEditor?.destroy())

function write(content: string) {
  const silent = { placeholder: () => '', submit: () => false, insertFiles: () => false, askForLink: () => {} }
  const loadPicture = () => Promise.reject(new Error('none'))
  const { kit } = createArticleKit({ loadPicture, onSent: () => {}, askForPicture: () => {} })
  const extensions = extensionsFor(silent, kit.extensions, kit.prepare)
  // An editor that is not destroyed would access its document after the test.
  openEditor?.destroy()
  openEditor = new Editor({ extensions, content: kit.prepare(content), injectCSS: false })
  return openEditor
}

const file = 'file:0b7c2f5e-1d8a-4a55-9f0e-3c1f7f0a9d11'

test('keeps uploaded pictures, and removes external ones', () => {
  const picture = `<img data-src="${file}" alt="A hare" width="800" height="600">`
  expect(write(`<p>a</p>${picture}<p>b</p>`).getHTML()).toBe(`<p>a</p>${picture}<p>b</p>`)
  for (const other of ['src="https://x.example/a.png"', 'data-src="https://x.example/a.png"', 'data-src="data:x"'])
    expect(write(`<p>a</p><img ${other}><p>b</p>`).getHTML()).toBe('<p>a</p><p>b</p>')
})

test('keeps a table, and moves its caption before it', () => {
  const table =
    '<table><tbody><tr><th colspan="2"><p>Oak</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>'
  expect(write(`<p>a</p>${table}<p>b</p>`).getHTML()).toBe(`<p>a</p>${table}<p>b</p>`)
  const titled =
    '<table class="x"><caption>Wood</caption><colgroup><col></colgroup><thead><tr><th>Oak</th></tr></thead></table>'
  expect(write(titled).getHTML()).toMatch(
    /^<p>Wood<\/p><table><tbody><tr><th><p>Oak<\/p><\/th><\/tr><\/tbody><\/table>/,
  )
})

test('inserts a new table in place of an empty line, with the cursor in its first cell', () => {
  const editor = write('<p>a</p><p></p>')
  editor.commands.focus('end')
  blocks.table.make?.(editor.chain()).insertContent('Oak').run()
  expect(editor.getHTML()).toMatch(/^<p>a<\/p><table><tbody><tr><th><p>Oak<\/p><\/th>/)
  expect(editor.getHTML().match(/<t[dh]>/g)).toHaveLength(9)
})

test('opens the block menu only for a slash at the start of a paragraph', () => {
  const queryIn = (html: string) => {
    const editor = write(html)
    editor.commands.focus('end')
    return slashQuery(editor.state)?.query
  }
  expect(queryIn('<p>/</p>')).toBe('')
  expect(queryIn('<p>/tab</p>')).toBe('tab')
  expect(queryIn('<p>/اقتباس</p>')).toBe('اقتباس')
  expect(queryIn('<p>1/2</p>')).toBeUndefined()
  expect(queryIn('<p>/usr/bin</p>')).toBeUndefined()
  expect(queryIn('<h2>/tab</h2>')).toBeUndefined()
  expect(matchingBlocks('TAB', (name) => (name === 'table' ? 'Tableau' : 'x'))).toEqual(['table'])
  expect(matchingBlocks('', (name) => name)).toHaveLength(10)
})

test('counts words in any language', () => {
  expect(countWords("It's an oak table, 2 m long.")).toBe(7)
  expect(countWords('طاولة من خشب البلوط')).toBe(4)
  expect(countWords('橡木桌子')).toBeGreaterThan(1)
  expect(countWords(' — ')).toBe(0)
})

const card = (address: string, title: string, host: string, kind = 'link') =>
  `<p data-embed="${kind}"><a href="${address}"><strong>${title}</strong><br><span>${host}</span></a></p>`

test('keeps a link card, and converts an invalid one to a paragraph', () => {
  const oak = card('https://www.example.com/oak', 'Oil for oak', 'example.com')
  expect(write(`<p>a</p>${oak}<p>b</p>`).getHTML()).toBe(`<p>a</p>${oak}<p>b</p>`)
  expect(write('<p data-embed="video"><a href="https://youtu.be/aqz-KE-bpKQ">A hare</a></p><p>b</p>').getHTML()).toBe(
    `${card('https://youtu.be/aqz-KE-bpKQ', 'A hare', 'youtu.be', 'video')}<p>b</p>`,
  )
  expect(write('<p data-embed>Oak</p>').getHTML()).toBe('<p>Oak</p>')
})

test('Enter converts a paragraph with only a URL to a card', () => {
  const enter = (html: string) => {
    const editor = write(html)
    editor.commands.focus('end')
    editor.commands.keyboardShortcut('Enter')
    return editor
  }
  const written = enter('<p>a</p><p>https://example.com/oak</p>')
  written.commands.insertContent('b')
  expect(written.getHTML()).toBe(`<p>a</p>${card('https://example.com/oak', 'example.com/oak', 'example.com')}<p>b</p>`)
  written.commands.undo()
  written.commands.undo()
  expect(written.getText()).toContain('https://example.com/oak')
  expect(enter('<p>See https://example.com/oak</p>').getHTML()).not.toContain('data-embed')
  expect(enter('<ul><li><p>https://example.com/oak</p></li></ul>').getHTML()).not.toContain('data-embed')
})

test('omits a card without a URL from the HTML', () => {
  const editor = write('<p>a</p><p></p>')
  editor.commands.focus('end')
  blocks.embed.make?.(editor.chain()).run()
  expect(editor.getJSON().content?.[1]?.type).toBe('embed')
  expect(editor.getHTML()).not.toContain('data-embed')
})
