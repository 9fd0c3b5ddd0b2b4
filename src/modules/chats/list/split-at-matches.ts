import { fold } from '#platform/text/fold.ts'

const lead = 40

interface Part {
  part: string
  isMatch: boolean
  at: number
}

/** Splits a text into parts that match a word of `q`, regardless of case and accents, and parts that do not. */
export function splitAtMatches(text: string, q: string): Part[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  // By character, since folding can change the length of a text.
  const letters = [...text]
  const folded = letters.map((letter) => fold(letter))
  const starts: number[] = []
  let length = 0
  for (const foldedLetter of folded) {
    starts.push(length)
    length += foldedLetter.length
  }
  const foldedText = folded.join('')
  const isMatch = letters.map(() => false)
  for (const word of words) {
    for (let at = foldedText.indexOf(word); at >= 0; at = foldedText.indexOf(word, at + word.length)) {
      for (const [index, start] of starts.entries()) {
        if (start >= at && start < at + word.length && folded[index]) isMatch[index] = true
      }
    }
  }
  const first = Math.max(0, isMatch.indexOf(true) - lead)
  const parts: Part[] = first > 0 ? [{ part: '…', isMatch: false, at: -1 }] : []
  for (let at = first; at < letters.length; at++) {
    const last = parts.at(-1)
    const letter = letters[at] ?? ''
    if (last && last.at >= 0 && last.isMatch === isMatch[at]) last.part += letter
    else parts.push({ part: letter, isMatch: isMatch[at] ?? false, at })
  }
  return parts
}
