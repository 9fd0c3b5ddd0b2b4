import { fold } from '#platform/text/fold.ts'

/** A text as it is compared, with the place in the text of each of its letters. */
export interface Folded {
  text: string
  /** Of every letter of `text` where it begins, and one more: where the text ends. */
  offsets: readonly number[]
}

export function folded(text: string): Folded {
  const offsets: number[] = []
  let out = ''
  let at = 0
  for (const letter of text) {
    const plain = fold(letter)
    for (let step = 0; step < plain.length; step += 1) offsets.push(at)
    out += plain
    at += letter.length
  }
  offsets.push(at)
  return { text: out, offsets }
}

/** The words of a text, each with where it begins; a script without spaces is one word as long as its line. */
export const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }))

/** What lies between two letters of the folded text, in the text itself. */
export const between = ({ offsets }: Folded, from: number, to: number): readonly [number, number] => [
  offsets[from] ?? 0,
  offsets[to] ?? offsets.at(-1) ?? 0,
]
