import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { tableExtensions } from '#platform/ui/rich-text/article/table-nodes.ts'
import { extensionsFor } from '#platform/ui/rich-text/editor-extensions.ts'
import { BlockDirection, directionAt, setDirection } from './direction.ts'
import { htmlOfMarkdown, toMarkdown } from './markdown.ts'
import { looksLikeMarkdown } from './markdown-paste.ts'
import { Mention } from './mention-node.ts'
import { matchingPeople, mentionQuery } from './mention-query.ts'

let openEditor: Editor | undefined
afterEach(() => openEditor?.destroy())

const names: Record<string, string> = { u3: 'Amina Haddad' }

function write(content: string) {
  const silent = { placeholder: () => '', submit: () => false, insertFiles: () => false, askForLink: () => {} }
  const more = [...tableExtensions, Mention.configure({ getName: (id) => names[id] }), BlockDirection]
  // An editor that is not destroyed would access its document after the test.
  openEditor?.destroy()
  openEditor = new Editor({ extensions: extensionsFor(silent, more), content, injectCSS: false })
  return openEditor
}

test('keeps the id of a mention with the current name, and converts an invalid one to text', () => {
  expect(write('<p>Ask <span data-mention="u3">@Amina H.</span> first</p>').getHTML()).toBe(
    '<p>Ask <span data-mention="u3">@Amina Haddad</span> first</p>',
  )
  expect(write('<p><span data-mention="u9">@Gone Girl</span></p>').getHTML()).toContain('@Gone Girl')
  expect(write('<p><span data-mention="u 3">@A</span></p>').getHTML()).toBe('<p>@A</p>')
  expect(write('<p>Ask <span data-mention="u3">@A</span></p>').getText()).toBe('Ask @Amina Haddad')
})

test('suggests people only for an @ at the start of a word', () => {
  const queryIn = (html: string) => {
    const editor = write(html)
    editor.commands.focus('end')
    return mentionQuery(editor.state)?.query
  }
  expect(queryIn('<p>@</p>')).toBe('')
  expect(queryIn('<p>Ask @am</p>')).toBe('am')
  expect(queryIn('<p>Ask @Amina Ha</p>')).toBe('Amina Ha')
  expect(queryIn('<p>اسأل @أم</p>')).toBe('أم')
  expect(queryIn('<p><span data-mention="u3">@A</span> @t</p>')).toBe('t')
  expect(queryIn('<p>amina@larkmoor</p>')).toBeUndefined()
  expect(queryIn('<pre><code>@am</code></pre>')).toBeUndefined()
  const people = [
    { id: 'u1', name: 'Inês Carvalho' },
    { id: 'u3', name: 'Amina Haddad' },
  ]
  expect(matchingPeople('ines', people)).toEqual([people[0]])
  expect(matchingPeople('had', people)).toEqual([people[1]])
  expect(matchingPeople('', people)).toHaveLength(2)
})

test('sets and removes the direction of blocks and of the list around them', () => {
  const editor = write('<p>a</p><ul><li><p>b</p></li></ul>')
  editor.commands.focus('end')
  setDirection(editor, 'rtl')
  expect(editor.getHTML()).toContain('<p>a</p><ul dir="rtl"><li><p dir="rtl">b</p></li></ul>')
  expect(directionAt(editor)).toBe('rtl')
  editor.commands.selectAll()
  expect(directionAt(editor)).toBeUndefined()
  setDirection(editor, null)
  expect(editor.getHTML()).toContain('<p>a</p><ul><li><p>b</p></li></ul>')
  expect(write('<p dir="evil">a</p>').getHTML()).toBe('<p>a</p>')
})

const table =
  '<table><tbody><tr><th><p>Wood</p></th><th><p>Price</p></th></tr><tr><td><p>Oak | ash</p></td><td><p><strong>40</strong></p></td></tr></tbody></table>'

test('converts supported content to Markdown and back unchanged', () => {
  const html =
    '<h2>Plan</h2><p>One <strong>bold</strong> and <em>light</em> <code>x</code> <a href="https://x.example">link</a></p>' +
    '<ul><li><p>a</p></li><li><p>b</p></li></ul><ol><li><p>c</p></li></ol><blockquote><p>said</p></blockquote>' +
    `<pre><code>let x</code></pre><hr>${table}`
  const markdown = toMarkdown(html)
  expect(markdown).toContain('## Plan')
  expect(markdown).toContain('| Oak \\| ash | **40** |')
  expect(htmlOfMarkdown(markdown)).toBe(html)
})

test('converts other content to readable Markdown', () => {
  expect(toMarkdown('<p>Ask <span data-mention="u3">@Amina</span></p>')).toBe('Ask @Amina')
  expect(toMarkdown('<img data-src="/pictures/blog/kite.svg" alt="A [red] kite">')).toBe(
    '![A \\[red\\] kite](/pictures/blog/kite.svg)',
  )
  expect(
    toMarkdown('<p data-embed="link"><a href="https://x.example/a"><strong>Oil</strong><br><span>x</span></a></p>'),
  ).toBe('[Oil](https://x.example/a)')
})

test('removes content that is not allowed from Markdown', () => {
  const html = htmlOfMarkdown(
    '![hare](https://x.example/a.png)\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))',
  )
  expect(html).not.toMatch(/<img|<script|onerror=|javascript:/)
  expect(html).toContain('<a href="https://x.example/a.png">hare</a>')
})

test('distinguishes Markdown from plain text', () => {
  for (const text of ['# Plan', 'a\n\n- b\n- c', '1. a\n2. b', '> a', '```\na', '| a | b |\n| - | - |', 'so **bold**'])
    expect(looksLikeMarkdown(text)).toBe(true)
  for (const text of ['Plan', '#5 is late', '- 12 °C', '2 * 3 * 4', 'a_b_c', 'https://x.example', 'snake ** star'])
    expect(looksLikeMarkdown(text)).toBe(false)
})
