import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { fileOfPicture, isMentionedId, isPictureSource, SafeHtml } from '#platform/rich-text.ts'
import { elsewhere, embedCard, isLink } from './embed-card.ts'

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

const largestSide = 10_000
const longestAlt = 500

/**
 * With pictures that belong to the text, and pages elsewhere as cards. `data-src` loads nothing: whoever shows the text
 * looks the picture up; a card is a link that says where it leads.
 */
const allowedInArticle: Schema = {
  ...allowed,
  tagNames: [...inline, ...blocks, ...tables, 'img'],
  attributes: { ...allowed.attributes, img: ['dataSrc', 'alt', 'width', 'height'], p: ['dataEmbed'] },
}

/** With colleagues that are named by their id, so that a name can change. */
const allowedToMention = (schema: Schema): Schema => ({
  ...schema,
  attributes: { ...schema.attributes, span: ['dataMention'] },
})

interface TextKind {
  /** Whether pictures and cards stay; else pictures go, as everything that is not text, and of a card its link is left. */
  article?: boolean
  /** Whether who is named stays known; else the name is left. */
  mentions?: boolean
}

const longestMention = 200

const sideOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestSide ? value : undefined

const sourceOf = ({ tagName, properties }: Element) => {
  const source = tagName === 'img' ? properties['dataSrc'] : undefined
  return typeof source === 'string' && isPictureSource(source) ? source : undefined
}

const altOf = ({ properties: { alt } }: Element) => (typeof alt === 'string' ? alt.slice(0, longestAlt) : '')

/** A picture that names none of ours becomes nothing. */
function picture(node: Element): Element[] {
  const source = sourceOf(node)
  if (!source) return []
  const [width, height] = [sideOf(node.properties['width']), sideOf(node.properties['height'])]
  const sides = width && height ? { width, height } : {}
  return [{ ...node, properties: { dataSrc: source, alt: altOf(node), ...sides }, children: [] }]
}

/** A name and nothing else; of a colleague's id only what can be one. */
function mention(node: Element, id: unknown): Element {
  const value = words(node).replace(/\s+/g, ' ').trim().slice(0, longestMention)
  const properties = typeof id === 'string' && isMentionedId(id) && value ? { dataMention: id } : {}
  return { ...node, properties, children: [{ type: 'text', value }] }
}

/** A link without a safe address is only its words; the others open elsewhere and take nothing along. */
function tamed<Node extends RootContent | ElementContent>(node: Node): (Node | Element)[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'img') return picture(node)
  const embed = embedCard(node)
  if (embed) return [embed]
  const children = node.children.flatMap(tamed)
  const { dataEmbed: _, dataMention, ...properties } = node.properties
  if (dataMention !== undefined) return [mention(node, dataMention)]
  if (!isLink(node)) return [{ ...node, properties, children }]
  const href = node.properties['href']
  if (typeof href !== 'string' || !/^(https?:|mailto:|tel:)/i.test(href))
    return [{ ...node, tagName: 'span', properties: {}, children }]
  return [{ ...node, properties: { ...properties, ...elsewhere }, children }]
}

/** HTML with nothing left in it but text, its structure and its links. Twice the same as once. */
export function sanitise(html: string, { article = false, mentions = false }: TextKind = {}): SafeHtml {
  const schema = article ? allowedInArticle : allowed
  const clean = sanitize(fromHtml(html, { fragment: true }), mentions ? allowedToMention(schema) : schema)
  const tree: Root = { type: 'root', children: clean.type === 'root' ? clean.children.flatMap(tamed) : [] }
  return SafeHtml.parse(toHtml(tree))
}

/** What somebody typed into a plain field: an empty line begins a paragraph, and nothing in it is markup. */
export function paragraphsOf(text: string): SafeHtml {
  const lines = (paragraph: string) =>
    paragraph.split('\n').flatMap((value, index): ElementContent[] => {
      const line = { type: 'text' as const, value }
      return index === 0 ? [line] : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, line]
    })
  const children = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .map((part): Element => ({ type: 'element', tagName: 'p', properties: {}, children: lines(part) }))
  return SafeHtml.parse(toHtml({ type: 'root', children }))
}

const elements = (node: Nodes): Element[] =>
  'children' in node ? [...(node.type === 'element' ? [node] : []), ...node.children.flatMap(elements)] : []

/** The uploads that a text shows, by their ids, each once. */
export function picturesIn(html: string): string[] {
  const sources = elements(fromHtml(html, { fragment: true })).map(sourceOf)
  return [...new Set(sources.flatMap((source) => (source && fileOfPicture(source)) ?? []))]
}

/** The same text for a page that stands alone: with its pictures, except those that `addressOf` has no address for. */
export function showPictures(html: SafeHtml, addressOf: (source: string) => string | undefined): string {
  const shown = <Node extends RootContent | ElementContent>(node: Node): (Node | Element)[] => {
    if (node.type !== 'element') return [node]
    if (node.tagName !== 'img') return [{ ...node, children: node.children.flatMap(shown) }]
    const source = sourceOf(node)
    const src = source && addressOf(source)
    if (!src) return []
    const { dataSrc: _, ...rest } = node.properties
    return [{ ...node, properties: { src, ...rest, loading: 'lazy', decoding: 'async' } }]
  }
  const { children } = fromHtml(html, { fragment: true })
  return toHtml({ type: 'root', children: children.flatMap(shown) })
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
