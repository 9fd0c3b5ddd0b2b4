import { htmlBounds } from '#platform/request-limits.ts'

/** The exceeded limit of a text, and its value. */
export interface HtmlExcess {
  bound: keyof typeof htmlBounds
  limit: number
}

const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
// Elements without content, and those that the next one of their kind closes: many in a row are not nested.
const unnested = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'body dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'
  ).split(' '),
)

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
// Tab, line feed, form feed, carriage return, space.
const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 12 || code === 13
const [exclamation, quote, apostrophe, slash, equals, close, question] = [33, 34, 39, 47, 61, 62, 63]
// Element names of interest are shorter.
const maxNameLength = 20

/** The end of a name that begins at `from`. */
function endOfName(html: string, from: number) {
  let at = from
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (isSpace(code) || code === slash || code === close) break
  }
  return at
}

/** The end of an attribute's value; an unclosed quote takes the rest. */
function endOfValue(html: string, from: number) {
  let at = from
  while (isSpace(html.charCodeAt(at))) at += 1
  const first = html.charCodeAt(at)
  if (first === quote || first === apostrophe) {
    const end = html.indexOf(first === quote ? '"' : "'", at + 1)
    return end < 0 ? html.length : end + 1
  }
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (isSpace(code) || code === close) break
  }
  return at
}

/** Reads a tag after its name: number of attributes, and end. */
function readAttributes(html: string, from: number) {
  let at = from
  let attributes = 0
  let isInName = false
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (code === close) break
    if (isSpace(code) || code === slash) isInName = false
    else if (code === equals && isInName) {
      at = endOfValue(html, at + 1) - 1
      isInName = false
    } else if (!isInName) {
      attributes += 1
      isInName = true
    }
  }
  return { attributes, end: at, isSelfClosing: html.charCodeAt(at - 1) === slash }
}

/** State of the scan of a text; each method returns the limit that was exceeded. */
class Counts {
  #tags = 0
  #attributes = 0
  #depth = 0
  #openFormatting = 0
  readonly #open = new Map<string, number>()

  tag() {
    this.#tags += 1
    return excessOver('tags', this.#tags)
  }

  start(attributes: number, length: number) {
    this.#attributes += attributes
    return (
      excessOver('attributesPerTag', attributes) ??
      excessOver('attributes', this.#attributes) ??
      excessOver('tagLength', length)
    )
  }

  open(name: string) {
    if (unnested.has(name)) return undefined
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    this.#depth += 1
    if (formatting.has(name)) this.#openFormatting += 1
    return excessOver('openFormatting', this.#openFormatting) ?? excessOver('depth', this.#depth)
  }

  close(name: string) {
    const open = this.#open.get(name) ?? 0
    if (open === 0) return
    this.#open.set(name, open - 1)
    this.#depth -= 1
    if (formatting.has(name)) this.#openFormatting -= 1
  }
}

const excessOver = (bound: keyof typeof htmlBounds, count: number): HtmlExcess | undefined =>
  count > htmlBounds[bound] ? { bound, limit: htmlBounds[bound] } : undefined

/** Reads the tag that begins at `at`: its end, and the limit that it exceeds. */
function readTag(html: string, at: number, counts: Counts) {
  const isEnd = html.charCodeAt(at + 1) === slash
  const nameAt = isEnd ? at + 2 : at + 1
  const nameEnd = endOfName(html, nameAt)
  const name = html.slice(nameAt, Math.min(nameEnd, nameAt + maxNameLength)).toLowerCase()
  const { attributes, end, isSelfClosing } = readAttributes(html, nameEnd)
  if (isEnd) counts.close(name)
  const excess = counts.start(attributes, end - nameEnd) ?? (isEnd || isSelfClosing ? undefined : counts.open(name))
  return { end, excess }
}

/** The token that begins at a `<`; undefined if that is text. */
function readMarkup(html: string, at: number, counts: Counts) {
  const next = html.charCodeAt(at + 1)
  // The end of a comment depends on its context (`<style><!--</style>`), so its content counts as well.
  if (next === exclamation || next === question) return { end: at + 2, excess: undefined }
  const first = next === slash ? html.charCodeAt(at + 2) : next
  return isLetter(first) ? readTag(html, at, counts) : undefined
}

/**
 * Which limit HTML exceeds, if any, before it is parsed: one pass over the characters, in linear time (200,000 take
 * about 1 ms). It does not know the standard's rules of nesting, so the parser counts its nodes, too.
 */
export function scanHtml(html: string): HtmlExcess | undefined {
  const counts = new Counts()
  let at = html.indexOf('<')
  while (at >= 0) {
    const markup = readMarkup(html, at, counts)
    const excess = markup && (markup.excess ?? counts.tag())
    if (excess) return excess
    at = html.indexOf('<', markup?.end ?? at + 1)
  }
  return undefined
}
