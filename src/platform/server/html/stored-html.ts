import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { type Token, Tokenizer, TokenizerMode } from 'parse5'
import { fileOfPicture, isPictureSource, type SafeHtml } from '#platform/rich-text/rich-text.ts'

// Four times today's limit of stored text: earlier releases limited only the input.
const maxReadLength = 800_000

type Tag = Token.TagToken

interface Reader {
  text(characters: string): void
  start(tag: Tag): void
  end(tag: Tag): void
}

// Elements whose content is text, as the tree builder would tell the tokenizer.
const modes = new Map<string, Tokenizer['state']>([
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
])

const ignore = () => {}

/** Reads HTML as a stream of tags and text: without a tree, so time and memory are linear. */
function readTokens(html: string, { text, start, end }: Reader) {
  const characters = ({ chars }: Token.CharacterToken) => text(chars)
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onNullCharacter: ignore,
      onCharacter: characters,
      onWhitespaceCharacter: characters,
      onEndTag: end,
      onStartTag(tag) {
        const mode = modes.get(tag.tagName)
        if (mode !== undefined) tokenizer.state = mode
        start(tag)
      },
    },
  )
  tokenizer.write(html.slice(0, maxReadLength), true)
}

const getAttribute = ({ attrs }: Tag, name: string) => attrs.find((attribute) => attribute.name === name)?.value

const getSource = (tag: Tag) => {
  const source = tag.tagName === 'img' ? getAttribute(tag, 'data-src') : undefined
  return source !== undefined && isPictureSource(source) ? source : undefined
}

/** The ids of the uploads in a text, each once. */
export function picturesIn(html: string): string[] {
  const pictures = new Set<string>()
  const start = (tag: Tag) => {
    const source = getSource(tag)
    const file = source && fileOfPicture(source)
    if (file) pictures.add(file)
  }
  readTokens(html, { start, end: ignore, text: ignore })
  return [...pictures]
}

function shownPicture(tag: Tag, src: string): Element {
  const attributes = ['alt', 'width', 'height'].flatMap((name) => {
    const value = getAttribute(tag, name)
    return value === undefined ? [] : [[name, value]]
  })
  const properties = { src, ...Object.fromEntries(attributes), loading: 'lazy', decoding: 'async' }
  return { type: 'element', tagName: 'img', properties, children: [] }
}

/**
 * The text for a standalone page: with its pictures, except those without an address from `toAddress`. Everything else
 * is unchanged.
 */
export function showPictures(html: SafeHtml, toAddress: (source: string) => string | undefined): string {
  const parts: string[] = []
  let from = 0
  const start = (tag: Tag) => {
    if (tag.tagName !== 'img' || !tag.location) return
    const source = getSource(tag)
    const src = source && toAddress(source)
    parts.push(html.slice(from, tag.location.startOffset), src ? toHtml(shownPicture(tag, src)) : '')
    from = tag.location.endOffset
  }
  readTokens(html, { start, end: ignore, text: ignore })
  return [...parts, html.slice(from)].join('')
}

const lineBreaking = new Set(
  'blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul'.split(' '),
)

/** Whether an element is a block. */
export const isLineBreaking = (tagName: string) => lineBreaking.has(tagName)

const skipped = new Set('iframe math noscript object script style svg template title'.split(' '))

/**
 * Plain text: one line per paragraph, list item or row, without markup. Of more than 800,000 characters of HTML, which
 * are no longer stored, only the beginning.
 */
export function plainText(html: string): string {
  const parts: string[] = []
  let skippedDepth = 0
  const visit = (tag: Tag, change: number) => {
    if (skipped.has(tag.tagName)) skippedDepth = Math.max(0, skippedDepth + change)
    else if (isLineBreaking(tag.tagName)) parts.push('\n')
  }
  readTokens(html, {
    start: (tag) => visit(tag, 1),
    end: (tag) => visit(tag, -1),
    text: (characters) => {
      if (skippedDepth === 0) parts.push(characters)
    },
  })
  return parts
    .join('')
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
