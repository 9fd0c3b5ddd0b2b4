const kinds = { '*': 'bold', _: 'italic', '~': 'strike' } as const

const isMark = (letter: string | undefined): letter is keyof typeof kinds =>
  letter !== undefined && Object.hasOwn(kinds, letter)

/** The formatting at the beginning of a text, as in `*so much*`. Code inside may contain the closing mark. */
export function inlineMark(text: string) {
  const letter = text[0]
  if (!isMark(letter) || !text[1] || /\s/.test(text[1]) || text[1] === letter) return undefined
  let isCode = false
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '`') isCode = !isCode
    if (isCode || text[at] !== letter || /\s/.test(text[at - 1] ?? '')) continue
    const after = text.slice(at + 1, at + 3)
    if (/^[\p{L}\p{N}]/u.test(after)) continue
    return { kind: kinds[letter], inner: text.slice(1, at) }
  }
  return undefined
}

/** Removes punctuation and unbalanced brackets that follow a URL in a sentence. */
export function trimAddress(address: string) {
  let end = address.length
  const count = (letter: string) => address.slice(0, end).split(letter).length
  for (; end > 0; end--) {
    const last = address[end - 1] ?? ''
    if (/[.,;:!?*_~…،。]/.test(last)) continue
    if (last === ')' && count('(') < count(')')) continue
    if (last === ']' && count('[') < count(']')) continue
    break
  }
  return address.slice(0, end)
}
