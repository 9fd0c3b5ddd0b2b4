const wordsPerMinute = 220
const charactersPerMinute = 360

// Scripts that put no spaces between their words: each character counts.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

function count(text: string) {
  const characters = text.match(unspaced)?.length ?? 0
  const words = text.replace(unspaced, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu)?.length ?? 0
  return { words, characters }
}

/** How many words a plain text has; of Chinese and Japanese, how many characters. */
export function wordsOf(text: string) {
  const { words, characters } = count(text)
  return words + characters
}

/** How long it takes to read; at least a minute. */
export function readingMinutesOf(text: string) {
  const { words, characters } = count(text)
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
