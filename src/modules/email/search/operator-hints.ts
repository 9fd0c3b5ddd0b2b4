import { operatorNames } from './parse-search.ts'

/** Complete terms, suggested in addition to operators without a value. */
const whole = ['is:unread', 'is:starred', 'is:important', 'has:attachment', 'in:sent', 'in:anywhere']
const bare = operatorNames
  .filter((name) => !['is', 'has', 'in', 'bcc', 'cc', 'smaller'].includes(name))
  .map((name) => `${name}:`)

const hints = [...bare.slice(0, 2), ...whole, ...bare.slice(2)]

const maxHints = 8

/** Suggestions for the last word of the search; all of them if that is empty. */
export function hintsFor(q: string): string[] {
  const word = /(\S*)$/.exec(q)?.[1] ?? ''
  const start = word.replace(/^-/, '').toLowerCase()
  return hints.filter((hint) => hint.startsWith(start) && hint !== start).slice(0, maxHints)
}

/** Replaces the last word of the search with a suggestion. */
export function completed(q: string, hint: string) {
  const [, before = '', minus = ''] = /^(.*?)(-?)\S*$/s.exec(q) ?? []
  return `${before}${minus}${hint}${hint.endsWith(':') ? '' : ' '}`
}
