const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Counts words as readers do, also in languages without spaces between them. */
export function countWords(text: string) {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}
