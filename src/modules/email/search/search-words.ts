interface SearchWord {
  /** As it was typed, without the `-`. */
  text: string
  /** What stands before a colon, in lower case. */
  operator: string | undefined
  /** What stands behind it, or the whole word, without quotation marks. */
  value: string
  not: boolean
  isQuoted: boolean
}

// -operator:"some words", each part but one optional; a quotation mark that is never closed reaches to the end.
const word = /(-?)((?:([a-z_]+):)?(?:"([^"]*)(?:"|$)|(\S*)))/gi

/** The parts of a search that blanks divide, except those in quotation marks. */
export const wordsOf = (q: string): SearchWord[] =>
  [...q.replace(/[“”„«»]/g, '"').matchAll(word)]
    .filter(([all]) => all.trim() !== '')
    .map(([, minus = '', text = '', operator, quoted, plain = '']) => ({
      text,
      operator: operator?.toLowerCase(),
      value: quoted ?? plain,
      not: minus === '-' && text !== '',
      isQuoted: quoted !== undefined,
    }))
