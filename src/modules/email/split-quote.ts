import { SafeHtml } from '#platform/rich-text/rich-text.ts'

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col'])

interface HtmlElementPart {
  name: string
  start: number
  end: number
}

/** Splits HTML into its top-level elements. */
function splitElements(html: string): HtmlElementPart[] {
  const elements: HtmlElementPart[] = []
  let depth = 0
  let start = 0
  for (const match of html.matchAll(tag)) {
    const [all, slash, name = ''] = match
    const isEmpty = empty.has(name.toLowerCase())
    if (slash === '' && depth === 0) start = match.index
    if (!isEmpty) depth += slash === '' ? 1 : -1
    if (depth < 0) return []
    if (depth === 0 && (slash === '/' || isEmpty)) {
      elements.push({ name: name.toLowerCase(), start, end: match.index + all.length })
    }
  }
  return depth === 0 ? elements : []
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** True for the line above a quotation: it ends with a colon, or is the header of a forwarded message. */
const isHead = (html: string) => {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  return /[:\uFF1A]$/.test(text) || text.startsWith('----------')
}

/** Splits a message into its own text and the quotation at its end. Parts of safe HTML are safe. */
export function splitQuote(html: string): { text: SafeHtml; quote: SafeHtml | undefined } {
  const unsplit = { text: SafeHtml.parse(html), quote: undefined }
  const elements = splitElements(html)
  const lastIndex = elements.findLastIndex((element) => !isBlank(html.slice(element.start, element.end)))
  const last = elements[lastIndex]
  if (!last || last.name !== 'blockquote' || !isBlank(html.slice(last.end))) return unsplit
  const previous = elements[lastIndex - 1]
  const from = previous && isHead(html.slice(previous.start, previous.end)) ? previous.start : last.start
  return { text: SafeHtml.parse(html.slice(0, from)), quote: SafeHtml.parse(html.slice(from)) }
}
