/** An operator that a search suggests: a complete one such as `is:unread`, or one that ends with a colon. */
export interface OperatorHint {
  text: string
  meaning: string
  /** Values that are suggested once the operator is typed. */
  values?: readonly string[]
}

const lastWord = /(?:[^\s"]|"[^"]*(?:"|$))*$/

/** Suggestions for the last word of the search; all operators if that is empty. */
export function hintsFor(q: string, hints: readonly OperatorHint[]): OperatorHint[] {
  const start = (lastWord.exec(q)?.[0] ?? '').replace(/^-/, '').toLowerCase()
  return hints.flatMap((hint) => {
    if (hint.values && start.startsWith(hint.text))
      return hint.values
        .map((value) => ({ ...hint, text: `${hint.text}${value}` }))
        .filter(({ text }) => text.startsWith(start) && text !== start)
    return hint.text.startsWith(start) && hint.text !== start ? [hint] : []
  })
}

/** Replaces the last word of the search with a suggestion. */
export function completed(q: string, hint: string) {
  const word = lastWord.exec(q)?.[0] ?? ''
  const minus = word.startsWith('-') ? '-' : ''
  return `${q.slice(0, q.length - word.length)}${minus}${hint}${hint.endsWith(':') ? '' : ' '}`
}
