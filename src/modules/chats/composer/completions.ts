import { fold } from '#platform/text/fold.ts'

/** What an @, a # or a : in the text asks for, and where it stands. */
export interface Completion {
  sign: '@' | '#' | ':'
  q: string
  start: number
  caret: number
}

const word = String.raw`[\p{L}\p{M}\p{N}._'’-]`
const begun = {
  '@': new RegExp(String.raw`(?:^|[\s(])@(${word}*(?: ${word}*)?)$`, 'u'),
  '#': new RegExp(String.raw`(?:^|[\s(])#(${word}*(?: ${word}*)?)$`, 'u'),
  // Two letters at least: a colon stands in many sentences.
  ':': /(?:^|[\s(]):([\p{L}\p{M}]{2,}[\p{L}\p{M}\p{N}_-]*)$/u,
}

const signs = ['@', '#', ':'] as const

/** What is typed after a sign, if the caret stands behind it. */
export function completionAt(text: string, caret: number): Completion | undefined {
  const before = text.slice(0, caret)
  for (const sign of signs) {
    const q = begun[sign].exec(before)?.[1]
    if (q !== undefined) return { sign, q, start: caret - q.length - 1, caret }
  }
  return undefined
}

/** Whether a name, or one of its words, begins like this. */
export const beginsLike = (name: string, q: string) => {
  const [folded, wanted] = [fold(name), fold(q)]
  return folded.startsWith(wanted) || folded.split(/[\s,]+/).some((one) => one.startsWith(wanted))
}
