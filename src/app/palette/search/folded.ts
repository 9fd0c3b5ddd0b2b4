import { fold } from '#platform/text/fold.ts'

/** A normalised text for comparison, with the position of each character in the original. */
export interface FoldedText {
  text: string
  /** Start in the original of each character of `text`, followed by the end of the original. */
  offsets: readonly number[]
}

export function foldWithOffsets(text: string): FoldedText {
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

/** The words of a text with their positions; scripts without spaces form one word. */
export const splitWords = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }))

/** Range in the original for two positions in the folded text. */
export const originalRange = ({ offsets }: FoldedText, from: number, to: number): readonly [number, number] => [
  offsets[from] ?? 0,
  offsets[to] ?? offsets.at(-1) ?? 0,
]
