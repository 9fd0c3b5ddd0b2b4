import { parseHtml } from '#platform/web/trusted-types.ts'

function rename(element: Element, name: string) {
  const next = element.ownerDocument.createElement(name)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** Removes class and target of links, which the editor's schema would keep. */
function parsed(html: string) {
  const { body } = parseHtml(html)
  for (const link of body.querySelectorAll('a'))
    for (const name of link.getAttributeNames()) if (name !== 'href') link.removeAttribute(name)
  return body
}

/** Prepares external HTML for an editor without tables, in which adjacent cells would become one word. */
export function prepared(html: string) {
  const body = parsed(html)
  for (const cell of body.querySelectorAll('td, th')) {
    cell.append(' ')
    rename(cell, 'span')
  }
  for (const part of body.querySelectorAll('table, caption, thead, tbody, tfoot, tr')) rename(part, 'div')
  return body.innerHTML
}

/** Prepares external HTML for an editor with tables: moves a caption before its table. */
export function preparedArticle(html: string) {
  const body = parsed(html)
  for (const caption of body.querySelectorAll('caption')) {
    caption.closest('table')?.before(caption)
    rename(caption, 'p')
  }
  return body.innerHTML
}
