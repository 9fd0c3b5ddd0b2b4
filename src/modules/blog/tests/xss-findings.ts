import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const listElements = (node: Nodes): Element[] => {
  if (node.type === 'element' && node.content) return [node, ...listElements(node.content)]
  return 'children' in node ? [...(node.type === 'element' ? [node] : []), ...node.children.flatMap(listElements)] : []
}

const getText = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(getText).join('') : ''
}

const foreign = new Set(['svg', 'math', 'iframe', 'object', 'embed', 'base', 'form', 'template', 'marquee', 'noscript'])
const isProgram = (value: unknown) => /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(String(value))

/** Elements and attributes of a page that run code or change its behaviour, except the page's own and JSON data. */
export const findRunnable = (page: string): string[] =>
  listElements(fromHtml(page, { fragment: !/^\s*<!doctype/i.test(page) })).flatMap((element) => {
    const { tagName, properties } = element
    const isData = tagName === 'script' && properties['type'] === 'application/ld+json'
    const isOwn = !getText(element).includes('canary') && !JSON.stringify(properties).includes('canary')
    const attributes = Object.entries(properties)
      .filter(([name, value]) => /^on/i.test(name) || name === 'style' || name === 'srcDoc' || isProgram(value))
      .map(([name, value]) => `${tagName} ${name}=${String(value)}`)
    // It loads nothing, and has the words of the slug.
    const isCanonical = JSON.stringify(properties['rel']) === '["canonical"]'
    const isScript = tagName === 'script' && !isData && !isOwn
    const isUnknownElement =
      foreign.has(tagName) ||
      (['style', 'link'].includes(tagName) && !isOwn && !isCanonical) ||
      (tagName === 'meta' && 'httpEquiv' in properties)
    return [...attributes, ...(isScript || isUnknownElement ? [tagName] : [])]
  })
