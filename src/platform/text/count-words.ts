const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** As a reader counts them, also in a language that puts no spaces between them. */
export function countWords(text: string) {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}
