const wordsPerMinute = 220
const charactersPerMinute = 360

// Scripts without spaces between words: each character counts.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

function count(text: string) {
  const characters = text.match(unspaced)?.length ?? 0
  const words = text.replace(unspaced, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0
  return { words, characters }
}

/** Number of words in a plain text; of characters in Chinese and Japanese. */
export function countWords(text: string) {
  const { words, characters } = count(text)
  return words + characters
}

/** Reading time in minutes, at least 1. */
export function countReadingMinutes(text: string) {
  const { words, characters } = count(text)
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
