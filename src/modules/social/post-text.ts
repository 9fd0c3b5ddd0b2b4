/** A part of a text; `value` is a tag or handle without its sign, or a URL. */
export interface Part {
  kind: 'text' | 'tag' | 'mention' | 'link'
  text: string
  value: string
}

// Not within a word: neither the # in a URL nor the @ in an email address.
const special =
  /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}،。，！？؟]|(?<![\p{L}\p{N}_/&.@#])(?:#(?=[\p{N}_]*\p{L})[\p{L}\p{N}\p{M}_]{1,100}|@[\p{L}\p{N}\p{M}_]+(?:[.-][\p{L}\p{N}\p{M}_]+)*)/gu

/** Splits a text into plain parts, #tags, @handles and URLs. */
export function parseParts(content: string): Part[] {
  const parts: Part[] = []
  let end = 0
  const addPlainText = (until: number) => {
    const text = content.slice(end, until)
    if (text) parts.push({ kind: 'text', text, value: text })
  }
  for (const { 0: text, index } of content.matchAll(special)) {
    addPlainText(index)
    const sign = text.charAt(0)
    const kind = sign === '#' ? 'tag' : sign === '@' ? 'mention' : 'link'
    parts.push({ kind, text, value: kind === 'link' ? text : text.slice(1) })
    end = index + text.length
  }
  addPlainText(content.length)
  return parts
}

/** The distinct tags or handles in a text, as written. */
export const findNamed = (content: string, kind: 'tag' | 'mention') => [
  ...new Set(parseParts(content).flatMap((part) => (part.kind === kind ? [part.value] : []))),
]
