import { type SafeHtml } from '#platform/rich-text/rich-text.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')

function block(lines: string): string {
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(lines)
  if (picture)
    return `<img data-src="/pictures/blog/${picture[2]}.svg" alt="${escapeHtml(picture[1] ?? '')}" width="640" height="360">`
  const [, title, address] = /^\[(.*)\]\((https:.*)\)$/.exec(lines) ?? []
  if (title && address) return `<p data-embed><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>`
  if (lines.startsWith('## ')) return `<h2>${escapeHtml(lines.slice(3))}</h2>`
  if (lines.startsWith('> ')) return `<blockquote><p>${escapeHtml(lines.slice(2))}</p></blockquote>`
  if (lines.startsWith('- ')) {
    const items = lines.split('\n').map((item) => `<li><p>${escapeHtml(item.slice(2))}</p></li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return `<p>${escapeHtml(lines)}</p>`
}

/** Converts a story's text to stored HTML. */
export const toStoryHtml = (text: string): SafeHtml =>
  trustedHtml(text.trim().split(/\n\n+/).map(block).join(''), { article: true })
