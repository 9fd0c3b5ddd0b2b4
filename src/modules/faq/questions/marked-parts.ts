import { fold } from '#platform/text/fold.ts'

export interface Part {
  text: string
  isHit: boolean
}

/** The words of a search, folded like the texts they are compared with. */
export const splitWords = (q: string) => fold(q).split(/\s+/).filter(Boolean)

/** Splits a text at the bounds of the matched words. Compares folded texts, but returns the original letters. */
export function splitByMatches(text: string, words: readonly string[]): Part[] {
  const letters = [...text]
  const folded = letters.map((letter) => fold(letter))
  const whole = folded.join('')
  // The index of the original letter for each folded one: a letter can fold to several or to none.
  const origin = folded.flatMap((part, index) => Array.from({ length: part.length }, () => index))

  const hits = new Set<number>()
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      origin.slice(at, at + word.length).forEach((index) => hits.add(index))
  }
  // A combining accent belongs to the letter before it.
  folded.forEach((part, index) => {
    if (part === '' && hits.has(index - 1)) hits.add(index)
  })

  const parts: Part[] = []
  letters.forEach((letter, index) => {
    const isHit = hits.has(index)
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += letter
    else parts.push({ text: letter, isHit })
  })
  return parts
}
