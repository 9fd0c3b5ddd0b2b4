import { parseHtml } from '#platform/web/trusted-types.ts'
import { type DocumentDraft, maxTitleLength } from '../contract.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

const maxBytes = 200_000

const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** A heading at the start of the text becomes the title. */
function splitTitle(html: string, name: string) {
  const { body } = parseHtml(html)
  const first = body.firstElementChild
  const title = first?.localName === 'h1' ? first.textContent : name.replace(/\.[^.]*$/, '')
  if (first?.localName === 'h1') first.remove()
  const clean = title.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return { title: clean.slice(0, maxTitleLength).toWellFormed(), content: body.innerHTML }
}

/** Creates a document from a Markdown, HTML or plain text file. The server sanitises the content. */
export async function readDraft(file: File): Promise<DocumentDraft> {
  if (file.size > maxBytes) throw new Error('The file is too large')
  const text = await file.text()
  const isHtml = /\.html?$/i.test(file.name)
  const isMarkdown = /\.(?:md|markdown)$/i.test(file.name)
  if (isHtml) return splitTitle(text, file.name)
  if (!isMarkdown) return splitTitle(toParagraphs(text.replaceAll('\r\n', '\n')), file.name)
  const { htmlOfMarkdown } = await import('#platform/ui/rich-text/document/markdown.ts')
  return splitTitle(htmlOfMarkdown(text), file.name)
}
