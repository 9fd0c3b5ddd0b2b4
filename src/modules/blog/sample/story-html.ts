import { type SafeHtml } from '#platform/rich-text/rich-text.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** Bold and italic text, between asterisks. */
const toHtml = (text: string) =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')

function block(lines: string): string {
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(lines)
  if (picture)
    return `<img data-src="/pictures/blog/${picture[2]}.svg" alt="${escapeHtml(picture[1] ?? '')}" width="640" height="360">`
  const [, title, address] = /^\[(.*)\]\((https:.*)\)$/.exec(lines) ?? []
  if (title && address) return `<p data-embed><a href="${escapeHtml(address)}">${toHtml(title)}</a></p>`
  if (lines.startsWith('## ')) return `<h2>${toHtml(lines.slice(3))}</h2>`
  if (lines.startsWith('> ')) return `<blockquote><p>${toHtml(lines.slice(2))}</p></blockquote>`
  if (lines.startsWith('- ')) {
    const items = lines.split('\n').map((item) => `<li><p>${toHtml(item.slice(2))}</p></li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return `<p>${toHtml(lines)}</p>`
}

/** Converts a story's text to stored HTML. */
export const toStoryHtml = (text: string): SafeHtml =>
  trustedHtml(text.trim().split(/\n\n+/).map(block).join(''), { article: true })
