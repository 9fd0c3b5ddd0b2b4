export interface SearchWord {
  /** The text as typed, without the `-`. */
  text: string
  /** The name before the colon, in lower case. */
  operator: string | undefined
  /** The text after the colon, or the whole word, without quotation marks. */
  value: string
  not: boolean
  isQuoted: boolean
  /** The value is a search of its own, in parentheses. */
  isGroup: boolean
}

// -operator:"some words" or -operator:(a search), where all but one part is optional; an unclosed quotation mark extends
// to the end.
const word = /(-?)((?:([a-z_]+):)?(?:"([^"]*)(?:"|$)|\(((?:"[^"]*"|[^()"])*)\)(?!\S)|(\S*)))/gi

/** Splits a search at spaces outside of quotation marks and parentheses. */
export const splitSearch = (q: string): SearchWord[] =>
  [...q.replace(/[“”„«»]/g, '"').matchAll(word)]
    .filter(([all]) => all.trim() !== '')
    .map(([, minus = '', text = '', operator, quoted, group, plain = '']) => ({
      text,
      operator: operator?.toLowerCase(),
      value: quoted ?? group ?? plain,
      not: minus === '-' && text !== '',
      isQuoted: quoted !== undefined,
      isGroup: group !== undefined,
    }))
