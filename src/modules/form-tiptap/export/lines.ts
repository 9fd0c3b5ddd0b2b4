import { parseHtml } from '#platform/web/trusted-types.ts'

const blockTags = new Set(['P', 'H1', 'H2', 'H3', 'PRE', 'UL', 'OL', 'BLOCKQUOTE', 'TABLE', 'HR', 'IMG'])

const indent = (text: string, first: string) =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line && ' '.repeat(first.length) + line))
    .join('\n')

const joinBlocks = (element: Element) => getBlocks(element).join('\n')

function listLines(list: Element) {
  const start = Number(list.getAttribute('start') ?? 1)
  return [...list.children]
    .map((item, at) => indent(joinBlocks(item), list.tagName === 'OL' ? `${start + at}. ` : '• '))
    .join('\n')
}

const toRowText = (row: Element) => [...row.children].map((cell) => joinBlocks(cell).replace(/\s+/g, ' ')).join('\t')

function block(element: Element): string {
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return listLines(element)
    case 'TABLE':
      return [...element.querySelectorAll('tr')].map(toRowText).join('\n')
    case 'BLOCKQUOTE':
      return indent(joinBlocks(element), '> ').replace(/\n(?: {2})?/g, '\n> ')
    case 'HR':
      return '—'
    case 'IMG':
      return element.getAttribute('alt') ? `[${element.getAttribute('alt')}]` : ''
    default:
      return getInlineText(element)
  }
}

function getInlineText(node: Node): string {
  if (node instanceof Element && node.tagName === 'BR') return '\n'
  if (!(node instanceof Element)) return node.textContent ?? ''
  return [...node.childNodes].map(getInlineText).join('')
}

function getBlocks(parent: Element): string[] {
  const children = [...parent.children].filter(({ tagName }) => blockTags.has(tagName))
  return children.length > 0 ? children.map(block).filter((text) => text !== '') : [getInlineText(parent)]
}

/** Converts HTML to readable plain text: bullets for lists, tabs between cells, `>` before quotes. */
export function toPlainText(html: string) {
  const { body } = parseHtml(html)
  return body.children.length > 0 ? getBlocks(body).join('\n\n') : ''
}
