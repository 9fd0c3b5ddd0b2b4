import { parseHtml } from '#platform/web/trusted-types.ts'

const apart = new Set(['P', 'H1', 'H2', 'H3', 'PRE', 'UL', 'OL', 'BLOCKQUOTE', 'TABLE', 'HR', 'IMG'])

const indented = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line && ' '.repeat(first.length) + line))
    .join('\n')

const inside = (element: Element) => blocksOf(element).join('\n')

function listOf(list: Element) {
  const start = Number(list.getAttribute('start') ?? 1)
  return [...list.children]
    .map((item, at) => indented(inside(item), list.tagName === 'OL' ? `${start + at}. ` : '• '))
    .join('\n')
}

const rowOf = (row: Element) => [...row.children].map((cell) => inside(cell).replace(/\s+/g, ' ')).join('\t')

function block(element: Element): string {
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return listOf(element)
    case 'TABLE':
      return [...element.querySelectorAll('tr')].map(rowOf).join('\n')
    case 'BLOCKQUOTE':
      return indented(inside(element), '> ').replace(/\n(?: {2})?/g, '\n> ')
    case 'HR':
      return '—'
    case 'IMG':
      return element.getAttribute('alt') ? `[${element.getAttribute('alt')}]` : ''
    default:
      return words(element)
  }
}

function words(node: Node): string {
  if (node instanceof Element && node.tagName === 'BR') return '\n'
  if (!(node instanceof Element)) return node.textContent ?? ''
  return [...node.childNodes].map(words).join('')
}

function blocksOf(parent: Element): string[] {
  const children = [...parent.children].filter(({ tagName }) => apart.has(tagName))
  return children.length > 0 ? children.map(block).filter((text) => text !== '') : [words(parent)]
}

/** Converts HTML to readable plain text: bullets for lists, tabs between cells, `>` before quotes. */
export function lines(html: string) {
  const { body } = parseHtml(html)
  return body.children.length > 0 ? blocksOf(body).join('\n\n') : ''
}
