import { type AnyExtension, type Extensions, generateHTML, generateJSON, type JSONContent } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { EmbedNode } from '#platform/ui/rich-text/article/embed/embed-node.ts'
import { Picture } from '#platform/ui/rich-text/article/picture/picture-node.ts'
import { tableExtensions } from '#platform/ui/rich-text/article/table-nodes.ts'
import { extensionsFor } from '#platform/ui/rich-text/editor-extensions.ts'
import { BlockDirection } from './direction.ts'
import { checkMarkdown } from './markdown-cost.ts'
import { cellMarkdown, tableMarkdown } from './markdown-table.ts'
import { Mention } from './mention-node.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const label = (value: unknown) =>
  text(value)
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/\s+/g, ' ')
const address = (value: unknown) => text(value).replace(/[\s()<>]/g, encodeURIComponent)

const PictureMarkdown = Picture.extend({
  renderMarkdown: ({ attrs }) => `![${label(attrs?.['alt'])}](${address(attrs?.['data-src'])})`,
})

// An external picture would reveal the reader to its server, so it becomes a link.
const ForeignPicture = Picture.extend({
  name: 'foreignPicture',
  markdownTokenName: 'image',
  parseMarkdown: (token) => ({
    type: 'text',
    text: text(token.text) || text(token.href),
    ...(/^https?:/i.test(text(token.href)) && { marks: [{ type: 'link', attrs: { href: token.href } }] }),
  }),
  addNodeView: () => null,
  parseHTML: () => [],
})

const CardMarkdown = EmbedNode.extend({
  renderMarkdown: ({ attrs }) => `[${label(attrs?.['title'] || attrs?.['href'])}](${address(attrs?.['href'])})`,
})

const silent = { placeholder: () => '', submit: () => false, insertFiles: () => false, askForLink: () => {} }

/** The nodes that a document can contain, with their Markdown form. */
const schema: Extensions = extensionsFor(silent, [
  ...tableExtensions.map(inMarkdown),
  PictureMarkdown,
  CardMarkdown,
  Mention,
  BlockDirection,
])

function inMarkdown(extension: AnyExtension): AnyExtension {
  if (extension.name === 'table') return extension.extend(tableMarkdown)
  return /^table(Cell|Header)$/.test(extension.name) ? extension.extend(cellMarkdown) : extension
}

const manager = new MarkdownManager({
  extensions: [...schema, ForeignPicture],
  indentation: { style: 'space', size: 2 },
})

/** Converts a document to Markdown, with pictures by their source and mentions by name. */
export const toMarkdown = (html: string) => manager.serialize(generateJSON(html, schema)).trim()

/**
 * Converts Markdown to nodes of a document. HTML in it is filtered like pasted HTML. Throws `OversizedMarkdown` for a
 * long or expensive text, and a `RangeError` for deep nesting.
 */
export function parseMarkdown(markdown: string): JSONContent {
  checkMarkdown(markdown)
  return manager.parse(markdown)
}

export const htmlOfMarkdown = (markdown: string) => generateHTML(parseMarkdown(markdown), schema)
