/** Characters of a record's text from which words are indexed: the index holds 8,000 of them. */
export const maxIndexed = 100_000

/**
 * The beginning of a text of many parts, joined by line breaks, as far as it is indexed. Later parts are not read, so
 * that a growing record costs the same.
 */
export function joinBeginning(parts: Iterable<string>): string {
  let text = ''
  for (const part of parts) {
    text = text === '' ? part : `${text}\n${part}`
    if (text.length >= maxIndexed) return text.slice(0, maxIndexed)
  }
  return text
}
