import { marksIn } from '#platform/text/search-text.ts'

const maxLength = 160
const before = 40
// In characters, a little more than the indexed part of a text, and in words: a search returns many texts.
const maxReadLength = 50_000
const maxMarked = 20

/** The part of a text with the words, cut between words; empty if the text has none. */
export function excerptOf(text: string, words: readonly string[]) {
  const plain = text.slice(0, maxReadLength).replaceAll(/\s+/g, ' ').trim()
  const [first] = marksIn(plain, words.slice(0, maxMarked))
  if (!first) return ''
  if (plain.length <= maxLength) return plain
  const start = first[0] <= before ? 0 : startOfWord(plain, first[0] - before)
  const whole = start + maxLength >= plain.length
  const end = whole ? plain.length : Math.max(first[1], endOfWord(plain, start + maxLength))
  return `${start > 0 ? '…' : ''}${plain.slice(start, end).trim()}${whole ? '' : '…'}`
}

const startOfWord = (text: string, near: number) => {
  const space = text.indexOf(' ', near)
  return space === -1 || space > near + before / 2 ? near : space + 1
}

const endOfWord = (text: string, near: number) => {
  const space = text.lastIndexOf(' ', near)
  return space < near - before / 2 ? near : space
}
