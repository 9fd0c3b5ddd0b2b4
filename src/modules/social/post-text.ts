/** A piece of what somebody wrote; `value` is a tag or a handle without its sign, or an address. */
export interface Part {
  kind: 'text' | 'tag' | 'mention' | 'link'
  text: string
  value: string
}

// A sign within a word is none: neither the # of an address nor the @ of a mail address.
const special =
  /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}،。，！？؟]|(?<![\p{L}\p{N}_/&.@#])(?:#(?=[\p{N}_]*\p{L})[\p{L}\p{N}\p{M}_]{1,100}|@[\p{L}\p{N}\p{M}_]+(?:[.-][\p{L}\p{N}\p{M}_]+)*)/gu

/** What somebody wrote, with its #tags, @handles and addresses told apart. */
export function partsOf(content: string): Part[] {
  const parts: Part[] = []
  let shown = 0
  const plain = (until: number) => {
    const text = content.slice(shown, until)
    if (text) parts.push({ kind: 'text', text, value: text })
  }
  for (const { 0: text, index } of content.matchAll(special)) {
    plain(index)
    const sign = text.charAt(0)
    const kind = sign === '#' ? 'tag' : sign === '@' ? 'mention' : 'link'
    parts.push({ kind, text, value: kind === 'link' ? text : text.slice(1) })
    shown = index + text.length
  }
  plain(content.length)
  return parts
}

/** The tags or the handles that a text names, each once, as they are written. */
export const namedIn = (content: string, kind: 'tag' | 'mention') => [
  ...new Set(partsOf(content).flatMap((part) => (part.kind === kind ? [part.value] : []))),
]
