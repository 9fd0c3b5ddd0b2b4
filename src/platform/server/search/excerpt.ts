import { firstMark } from '#platform/text/search-text.ts'

const maxLength = 160
const context = 40
// In characters, a little more than the indexed part of a text, and in words: a search returns many texts.
const maxReadLength = 50_000
const maxMarked = 20

/** The part of a text with the words, cut between words; empty if the text has none. */
export function createExcerpt(text: string, words: readonly string[]) {
  const plain = text.slice(0, maxReadLength).replaceAll(/\s+/g, ' ').trim()
  const first = firstMark(plain, words.slice(0, maxMarked))
  if (!first) return ''
  if (plain.length <= maxLength) return plain
  const start = first[0] <= context ? 0 : startOfWord(plain, first[0] - context)
  const isComplete = start + maxLength >= plain.length
  const end = isComplete ? plain.length : Math.max(first[1], endOfWord(plain, start + maxLength))
  return `${start > 0 ? '…' : ''}${plain.slice(start, end).trim()}${isComplete ? '' : '…'}`
}

const startOfWord = (text: string, index: number) => {
  const space = text.indexOf(' ', index)
  return space === -1 || space > index + context / 2 ? index : space + 1
}

const endOfWord = (text: string, index: number) => {
  const space = text.lastIndexOf(' ', index)
  return space < index - context / 2 ? index : space
}
