import type { Element, ElementContent, Nodes } from 'hast'
import { parseEmbed, maxEmbedTitleLength } from '#platform/rich-text/embed.ts'

export const isLink = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'a'

/** Links with these open a new tab that gets no reference to the page. */
export const externalLink = { rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' }

const isTitle = (node: Nodes) => node.type === 'element' && node.tagName === 'strong'

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''

const joinLetters = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(joinLetters).join('') : ''

const textNode = (value: string): ElementContent => ({ type: 'text', value })

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/**
 * Turns a marked paragraph with a single link into a card: title, and below it the host. The host is taken from the
 * URL, so that a card cannot pretend to lead elsewhere.
 */
export function embedCard(node: Element): Element | undefined {
  if (!('dataEmbed' in node.properties)) return undefined
  const [link, ...more] = node.children.filter((child) => !isBlank(child))
  if (!link || more.length > 0 || !isLink(link)) return undefined
  const { href } = link.properties
  const embed = typeof href === 'string' ? parseEmbed(href) : undefined
  if (!embed) return undefined
  const title = joinLetters(link.children.find(isTitle) ?? link)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const shortTitle = [...(title || embed.name)].slice(0, maxEmbedTitleLength).join('').trim()
  const words = [element('strong', textNode(shortTitle)), element('br'), element('span', textNode(embed.host))]
  const card = { ...link, properties: { href, ...externalLink }, children: words }
  return { ...node, properties: { dataEmbed: embed.kind }, children: [card] }
}
