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
  const pieces: HtmlElementPart[] = []
  let depth = 0
  let start = 0
  for (const match of html.matchAll(tag)) {
    const [all, slash, name = ''] = match
    const isEmpty = empty.has(name.toLowerCase())
    if (slash === '' && depth === 0) start = match.index
    if (!isEmpty) depth += slash === '' ? 1 : -1
    if (depth < 0) return []
    if (depth === 0 && (slash === '/' || isEmpty)) {
      pieces.push({ name: name.toLowerCase(), start, end: match.index + all.length })
    }
  }
  return depth === 0 ? pieces : []
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** True for the line above a quotation: it ends with a colon, or is the header of a forwarded message. */
const isHead = (html: string) => {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  return /[:\uFF1A]$/.test(text) || text.startsWith('----------')
}

/** Splits a message into its own text and the quotation at its end. Parts of safe HTML are safe. */
export function splitQuote(html: string): { own: SafeHtml; quote: SafeHtml | undefined } {
  const whole = { own: SafeHtml.parse(html), quote: undefined }
  const pieces = splitElements(html)
  const at = pieces.findLastIndex((piece) => !isBlank(html.slice(piece.start, piece.end)))
  const last = pieces[at]
  if (!last || last.name !== 'blockquote' || !isBlank(html.slice(last.end))) return whole
  const before = pieces[at - 1]
  const from = before && isHead(html.slice(before.start, before.end)) ? before.start : last.start
  return { own: SafeHtml.parse(html.slice(0, from)), quote: SafeHtml.parse(html.slice(from)) }
}
