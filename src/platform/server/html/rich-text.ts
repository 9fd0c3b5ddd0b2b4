import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { htmlBounds, maxHtmlLength } from '#platform/request-limits.ts'
import { isMentionedId, isPictureSource, type RichTextKind, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { externalLink, embedCard, isLink } from './embed-card.ts'
import { HtmlRefused, parseHtml } from './parse-html.ts'
import { isLineBreaking } from './stored-html.ts'

const inline = ['a', 'b', 'br', 'code', 'del', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u']
const blocks = ['blockquote', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'ul']
const tables = ['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

/** The only allow-list. No pictures: a remote one tells its owner who reads, and when. */
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

const maxSide = 10_000
const maxAltLength = 500

/**
 * Also allows pictures and cards of other pages. `data-src` loads nothing: code that shows the text resolves it. A card
 * is a link that names its host.
 */
const allowedInArticle: Schema = {
  ...allowed,
  tagNames: [...inline, ...blocks, ...tables, 'img'],
  attributes: { ...allowed.attributes, img: ['dataSrc', 'alt', 'width', 'height'], p: ['dataEmbed'] },
}

/** Also allows colleagues mentioned by their id, so that a name can change. */
const allowedToMention = (schema: Schema): Schema => ({
  ...schema,
  attributes: { ...schema.attributes, span: ['dataMention'] },
})

const maxMentionLength = 200

const parseSide = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxSide ? value : undefined

const getSource = ({ tagName, properties }: Element) => {
  const source = tagName === 'img' ? properties['dataSrc'] : undefined
  return typeof source === 'string' && isPictureSource(source) ? source : undefined
}

const getAlt = ({ properties: { alt } }: Element) => (typeof alt === 'string' ? alt.slice(0, maxAltLength) : '')

/** A picture that is neither an upload nor ours is removed. */
function picture(node: Element): Element[] {
  const source = getSource(node)
  if (!source) return []
  const [width, height] = [parseSide(node.properties['width']), parseSide(node.properties['height'])]
  const sides = width && height ? { width, height } : {}
  return [{ ...node, properties: { dataSrc: source, alt: getAlt(node), ...sides }, children: [] }]
}

const readText = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const inside = node.children.map(readText).join('')
  return node.type === 'element' && isLineBreaking(node.tagName) ? `\n${inside}\n` : inside
}

/** Keeps only the name and, for a colleague, a valid id. */
function mention(node: Element, id: unknown): Element {
  const value = readText(node).replace(/\s+/g, ' ').trim().slice(0, maxMentionLength)
  const properties = typeof id === 'string' && isMentionedId(id) && value ? { dataMention: id } : {}
  return { ...node, properties, children: [{ type: 'text', value }] }
}

/** A link without a safe address becomes text; the others open a new tab that gets no reference to the page. */
function sanitiseNode<Node extends RootContent | ElementContent>(node: Node): (Node | Element)[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'img') return picture(node)
  const embed = embedCard(node)
  if (embed) return [embed]
  const children = node.children.flatMap(sanitiseNode)
  const { dataEmbed: _, dataMention, ...properties } = node.properties
  if (dataMention !== undefined) return [mention(node, dataMention)]
  if (!isLink(node)) return [{ ...node, properties, children }]
  const href = node.properties['href']
  if (typeof href !== 'string' || !/^(https?:|mailto:|tel:)/i.test(href))
    return [{ ...node, tagName: 'span', properties: {}, children }]
  return [{ ...node, properties: { ...properties, ...externalLink }, children }]
}

function sanitiseOnce(html: string, { article = false, mentions = false }: RichTextKind): string {
  const schema = article ? allowedInArticle : allowed
  const clean = sanitize(parseHtml(html), mentions ? allowedToMention(schema) : schema)
  const tree: Root = { type: 'root', children: clean.type === 'root' ? clean.children.flatMap(sanitiseNode) : [] }
  return toHtml(tree)
}

/**
 * Sanitises HTML to text, its structure and its links. Idempotent. Throws `HtmlRefused` if the HTML, an intermediate
 * tree or the result exceeds a limit. It blocks the thread: handlers get user input already sanitised
 * (`sanitiseRichTexts`).
 */
export function sanitise(html: string, kind: RichTextKind = {}): SafeHtml {
  const maxLength = Math.min(kind.max ?? maxHtmlLength, 4 * html.length + 16_000)
  // Removed elements may leave invalid nesting, which the next parsing resolves.
  let previous = html
  for (let pass = 0; pass < htmlBounds.readings; pass += 1) {
    const clean = sanitiseOnce(previous, kind)
    if (clean.length > maxLength) throw HtmlRefused.tooLong(maxLength)
    if (clean === previous) return SafeHtml.parse(clean)
    previous = clean
  }
  throw HtmlRefused.tooComplex({ bound: 'readings', limit: htmlBounds.readings })
}

/**
 * Marks the application's own HTML: an email, a sample, a blank field. It passes the same allow-list, on this thread;
 * escape user input in it, or insert it as `SafeHtml`.
 */
export const trustedHtml = (html: string, kind?: RichTextKind) => sanitise(html, kind)

/** Converts plain text to HTML: an empty line begins a paragraph, markup is escaped. */
export function toParagraphs(text: string): SafeHtml {
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
