function rename(element: Element, name: string) {
  const next = element.ownerDocument.createElement(name)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/**
 * Foreign HTML on its way into an editor. Its schema leaves out what it does not know, but a link's class and target
 * it would keep, and the cells of a table would become one word.
 */
export function prepared(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a'))
    for (const name of link.getAttributeNames()) if (name !== 'href') link.removeAttribute(name)
  for (const cell of body.querySelectorAll('td, th')) {
    cell.append(' ')
    rename(cell, 'span')
  }
  for (const part of body.querySelectorAll('table, caption, thead, tbody, tfoot, tr')) rename(part, 'div')
  return body.innerHTML
}
