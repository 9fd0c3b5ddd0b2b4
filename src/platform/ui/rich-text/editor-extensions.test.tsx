import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { extensionsFor } from './editor-extensions.ts'
import { prepared } from './prepared.ts'

let editor: Editor | undefined
afterEach(() => editor?.destroy())

function write(content: string) {
  const silent = { placeholder: () => '', submit: () => false, insertFiles: () => false, askForLink: () => {} }
  // An editor that is not destroyed would access its document after the test.
  editor?.destroy()
  editor = new Editor({ extensions: extensionsFor(silent), content: prepared(content), injectCSS: false })
  return editor.getHTML()
}

const allowed = /^(?:p|br|strong|b|em|i|u|s|a|h[123]|ul|ol|li|blockquote|pre|code|hr)$/

test('keeps only the tags and attributes of pasted HTML that the server allows', () => {
  const html = write(
    `<style>p { color: red }</style><script>alert(1)</script>
     <h1 style="color: red" onclick="alert(1)">Title</h1><h5>Small</h5>
     <p class="MsoNormal" align="center"><font color="red">Red</font> <b>bold</b> <del>gone</del> <u>under</u></p>
     <p><a href="https://example.com" target="_blank" class="x" onclick="alert(1)">web</a>
        <a href="javascript:alert(1)">bad</a> <a href="ftp://example.com">old</a></p>
     <ol start="4"><li>four<ul><li>deeper</li></ul></li></ol><blockquote cite="x">said</blockquote>
     <pre><code class="language-js">let x</code></pre><hr><img src=x onerror=alert(1)><svg onload=alert(1)></svg>
     <table><tr><td>cell</td></tr></table>`,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  const elements = [...page.body.querySelectorAll('*')]
  expect(elements.map(({ localName }) => localName).filter((name) => !allowed.test(name))).toEqual([])
  const attributes = elements.flatMap(({ attributes: all }) => [...all].map(({ name, value }) => `${name}=${value}`))
  expect(attributes).toEqual(['href=https://example.com', 'start=4'])
  for (const word of ['Title', 'Red', 'gone', 'deeper', 'said', 'let x', 'cell', 'bad'])
    expect(page.body.textContent).toContain(word)
  expect(html).not.toMatch(/alert|color/)
})

test('converts rows of a table to lines', () => {
  const html = write(
    '<table><thead><tr><th>Item</th><th>Count</th></tr></thead><tr><td>Hare</td><td><p>40</p></td></tr></table>',
  )
  expect(html).toBe('<p>Item Count</p><p>Hare</p><p>40</p>')
})

test('keeps its own output unchanged', () => {
  const html = '<h2>Hares</h2><p>One <strong>bold</strong><br>line</p><ul><li><p>ears</p></li></ul>'
  expect(write(html).replace(/<p><\/p>$/, '')).toBe(html)
  expect(write('')).toBe('<p></p>')
})

test('leaves Escape to the form around the editor, and other keys to the editor', () => {
  write('<p>One</p>')
  const press = (key: string, keyCode: number) => {
    const event = new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true })
    editor?.view.dom.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect({ escape: press('Escape', 27), enter: press('Enter', 13) }).toEqual({ escape: false, enter: true })
})
