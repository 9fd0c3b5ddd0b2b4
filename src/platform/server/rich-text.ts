import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { SafeHtml } from '#platform/rich-text.ts'

const inline = ['a', 'b', 'br', 'code', 'del', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u']
const blocks = ['blockquote', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tables = ['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

/** The one allow-list. No pictures: a remote one tells its owner who reads, and when. */
const allowed: Schema = {
  tagNames: [...inline, ...blocks, ...tables],
  attributes: {
    '*': [['dir', 'auto', 'ltr', 'rtl']],
    a: ['href'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math'],
  clobberPrefix: 'text-',
}

const isLink = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'a'

/** A link without a safe address is only its words; the others open elsewhere and take nothing along. */
function tamed<Node extends RootContent | ElementContent>(node: Node): Node {
  if (node.type !== 'element') return node
  const children = node.children.map(tamed)
  if (!isLink(node)) return { ...node, children }
  const href = node.properties['href']
  if (typeof href !== 'string' || !/^(https?:|mailto:|tel:)/i.test(href))
    return { ...node, tagName: 'span', properties: {}, children }
  return {
    ...node,
    properties: { ...node.properties, rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' },
    children,
  }
}

/** HTML with nothing left in it but text, its structure and its links. Twice the same as once. */
export function sanitise(html: string): SafeHtml {
  const clean = sanitize(fromHtml(html, { fragment: true }), allowed)
  const tree: Root = { type: 'root', children: clean.type === 'root' ? clean.children.map(tamed) : [] }
  return SafeHtml.parse(toHtml(tree))
}

const apart = new Set([...blocks, ...tables, 'br'])

const words = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const inside = node.children.map(words).join('')
  return node.type === 'element' && apart.has(node.tagName) ? `\n${inside}\n` : inside
}

/** What a reader would read aloud: one line for each paragraph, list item or row, without marks. */
export const plainText = (html: string): string =>
  words(sanitize(fromHtml(html, { fragment: true }), allowed))
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
